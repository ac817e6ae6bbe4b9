/** A bare `ws` server in a process of its own: what one says is answered to all, in a frame of the size it names. */
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const answers = new Map<number, Buffer>();

function answerOf(size: number): Buffer {
  const answer = answers.get(size) ?? Buffer.alloc(size, 0x5a);
  answers.set(size, answer);
  return answer;
}

server.on('connection', (socket: WebSocket) => {
  socket.on('message', (data: RawData) => {
    if (!Buffer.isBuffer(data)) return;
    const answer = answerOf(data.readUInt32BE(0));
    for (const one of server.clients) one.send(answer);
  });
});
server.on('listening', () => {
  const bound = server.address();
  process.send?.(typeof bound === 'object' && bound !== null ? bound.port : 0);
});
process.once('disconnect', () => process.exit(0));
