import type { Page } from '@playwright/test';

/** A picture as bytes: red, green, blue, alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** A PNG made smaller to `width` pixels: each new pixel is the mean of those that it covers. `tool` is any page. */
export async function scaledTo(tool: Page, png: Buffer, width: number): Promise<Pixels> {
  const made = await tool.evaluate(
    async ({ base64, wide }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const source = context.getImageData(0, 0, image.width, image.height).data;
      const scale = image.width / wide;
      const high = Math.floor(image.height / scale);
      const bytes: number[] = [];
      for (let y = 0; y < high; y += 1)
        for (let x = 0; x < wide; x += 1) {
          let [red, green, blue, count] = [0, 0, 0, 0];
          for (let v = Math.floor(y * scale); v < Math.floor((y + 1) * scale); v += 1)
            for (let u = Math.floor(x * scale); u < Math.floor((x + 1) * scale); u += 1) {
              const at = (v * image.width + u) * 4;
              red += source[at] ?? 0;
              green += source[at + 1] ?? 0;
              blue += source[at + 2] ?? 0;
              count += 1;
            }
          bytes.push(...[red, green, blue].map((sum) => Math.round(sum / count)), 255);
        }
      return { width: wide, height: high, bytes };
    },
    { base64: png.toString('base64'), wide: width },
  );
  return { width: made.width, height: made.height, data: Uint8ClampedArray.from(made.bytes) };
}

/** The largest difference of two pictures of one size in any channel; 255 where their sizes differ. */
export function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 255;
  return one.data.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (other.data[at] ?? 0))), 0);
}
