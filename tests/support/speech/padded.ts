import { appendFile, stat, truncate } from "node:fs/promises"

/** Makes an mp4 so large, by a box at its end that nobody reads. */
export const padded = async (video: string, size: number): Promise<string> => {
  const box = Buffer.alloc(8)
  box.writeUInt32BE(size - (await stat(video)).size)
  box.write("free", 4)
  await appendFile(video, box)
  await truncate(video, size)
  return video
}
