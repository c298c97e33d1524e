import { command } from "#tests/support/speech/command.ts"
import { join } from "node:path"

/** What happens to recordings on their way: noise, low level, telephones, strong compression. */
export const variants = ["clean", "noise 27 dB", "noise 21 dB", "-30 dB", "telephone", "mp3 24 kb/s"] as const
export type Variant = (typeof variants)[number]

/** The recording as a variant of itself, in `folder`. Signal to noise is reckoned by mean powers over the whole recording. */
export const variantOf = async (wav: string, variant: Variant, folder: string): Promise<string> => {
  const target = join(folder, `variant.${variant.startsWith("mp3") ? "mp3" : "wav"}`)
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, ...await argsOf(wav, variant), target])
  return target
}

const argsOf = async (wav: string, variant: Variant): Promise<ReadonlyArray<string>> => {
  if (variant === "clean") return []
  if (variant === "-30 dB") return ["-af", "volume=-30dB"]
  if (variant === "telephone") return ["-af", "highpass=f=300,lowpass=f=3400", "-ar", "8000"]
  if (variant === "mp3 24 kb/s") return ["-b:a", "24k"]
  const level = await meanVolume(["-i", wav]) - (variant === "noise 27 dB" ? 27 : 21)
  const noise = ["-f", "lavfi", "-i", "anoisesrc=c=pink:r=16000:seed=11:a=0.5"]
  const gain = level - await meanVolume([...noise, "-t", "10"])
  return [...noise, "-filter_complex", `[1:a]volume=${gain.toFixed(2)}dB[n];[0:a][n]amix=duration=first:normalize=0`]
}

/** dBFS. */
const meanVolume = async (input: ReadonlyArray<string>): Promise<number> => {
  const measure = ["-hide_banner", "-nostats", ...input, "-af", "volumedetect", "-f", "null", "-"]
  const log = await command("sh", ["-c", 'exec ffmpeg "$@" 2>&1', "sh", ...measure])
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(log)?.[1])
}
