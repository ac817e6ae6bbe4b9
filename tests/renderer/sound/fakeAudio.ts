import type { Audio } from '../../../src-renderer/sound/player.ts';

/** One sounding thing that was started. */
export interface Started {
  readonly kind: 'tone' | 'noise';
  readonly at: number;
}

interface Node {
  connect: (to: Node) => Node;
  disconnect: () => void;
}

/** An audio context that sounds nothing and writes down what was started and how many batches were cut. */
export function fakeAudio(state: AudioContextState = 'running') {
  const started: Started[] = [];
  const heard = { cut: 0, resumed: 0 };
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = (): Node => ({ connect: (to) => to, disconnect: () => (heard.cut += 1) });
  const source = (kind: Started['kind']) => ({
    ...node(),
    frequency: parameter(),
    start: (at: number) => started.push({ kind, at }),
    stop: () => undefined,
  });
  const audio: unknown = {
    state,
    currentTime: 10,
    sampleRate: 100,
    destination: node(),
    resume: () => {
      heard.resumed += 1;
      return Promise.reject(new Error('not allowed'));
    },
    createGain: () => ({ ...node(), gain: parameter() }),
    createOscillator: () => source('tone'),
    createBiquadFilter: () => ({ ...node(), frequency: parameter(), Q: parameter() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    createBufferSource: () => source('noise'),
  };
  return { audio: audio as Audio, started, heard };
}
