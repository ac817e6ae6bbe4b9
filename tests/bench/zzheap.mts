import { chromium } from '@playwright/test';
import { writeFileSync, createWriteStream } from 'node:fs';
import { chromiumPath } from '../kit/chromium.ts';
import { BenchTable } from './windowTable.ts';
import { memoryOf, openPhone } from './windowFigures.ts';
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const table = await BenchTable.open();
const { page, cdp } = await openPhone(browser, false);
await page.goto(table.link); await page.getByTestId('watch').click();
await table.start('start');
await page.locator('[data-stage]').first().waitFor();
await table.play();
async function snap(name: string) { const out = createWriteStream(name); const on=({chunk}:any)=>out.write(chunk); cdp.on('HeapProfiler.addHeapSnapshotChunk', on); await cdp.send('HeapProfiler.takeHeapSnapshot',{reportProgress:false}); cdp.off('HeapProfiler.addHeapSnapshotChunk', on); await new Promise(r=>out.end(r)); }
const games=Number(process.argv[2]);
for (let g=1; g<=games; g++) { const t=Date.now(); await table.start('rematch'); await table.play(); await page.locator('[data-stage="concluded"]').waitFor(); const m=await memoryOf(cdp); console.log(g, m.mb.toFixed(2), m.nodes, Date.now()-t, new Date().toISOString()); if(g===3||g===games) await snap(`/tmp/first/heap${g}.json`); }
await browser.close(); await table.close(); process.exit(0);
