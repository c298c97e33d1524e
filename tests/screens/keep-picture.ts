import { command } from "#tests/support/speech/command.ts"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const pictures = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url))
const maxBytes = 40_000

/** Keeps a picture with as few colours as make it small, unless the one that is there looks the same: dates differ each time. */
export const keepPicture = async (name: string, picture: Buffer): Promise<"new" | "as it was"> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-picture-"))
  try {
    const [taken, small, kept] = [join(folder, "taken.png"), join(folder, "small.png"), join(pictures, name)]
    await writeFile(taken, picture)
    if (existsSync(kept) && (await stat(kept)).size <= maxBytes && await looksLike(taken, kept)) return "as it was"
    await shrink(taken, small, 128)
    await copyFile(small, kept)
    return "new"
  } finally {
    await rm(folder, { recursive: true })
  }
}

const shrink = async (from: string, to: string, colours: number): Promise<void> => {
  const palette = `split[a][b];[a]palettegen=max_colors=${colours}[p];[b][p]paletteuse=dither=none`
  await command("ffmpeg", ["-v", "error", "-y", "-i", from, "-vf", palette, "-compression_level", "9", to])
  if ((await stat(to)).size > maxBytes && colours > 8) await shrink(from, to, colours / 2)
}

/** Fewer than three points in ten thousand are visibly lighter or darker. */
const looksLike = async (one: string, other: string): Promise<boolean> => {
  const [a, b] = await Promise.all([greys(one), greys(other)])
  if (a.length !== b.length) return false
  const far = a.reduce((count, grey, at) => count + (Math.abs(grey - (b[at] ?? 0)) > 40 ? 1 : 0), 0)
  return far < a.length * 0.0003
}

const greys = async (picture: string): Promise<Buffer> => {
  const raw = `${picture}.${process.pid}.raw`.replace(pictures, `${tmpdir()}/`)
  await command("ffmpeg", ["-v", "error", "-y", "-i", picture, "-f", "rawvideo", "-pix_fmt", "gray", raw])
  try {
    return await readFile(raw)
  } finally {
    await rm(raw)
  }
}
