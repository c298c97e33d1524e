import { installedModel, modelIn } from "#adapters/engines/speech/pocketsphinx/model.ts"
import { optionsOf } from "#adapters/engines/speech/pocketsphinx/sphinx-process.ts"
import { command } from "#tests/support/speech/command.ts"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { since } from "./bench.ts"

/** A single pass: with these options the engine was chosen, and the product makes its further attempts. */
const ours = optionsOf("quick")

/** What a person would run by hand: `ffmpeg`, then one `pocketsphinx_batch` on the whole file. Time in seconds. */
export const bareRecogniser = async (
  recording: string,
  folder: string,
  options: ReadonlyArray<string> = ours,
): Promise<{ readonly took: number; readonly text: string }> => {
  const model = modelIn(installedModel())
  const at = (name: string): string => join(folder, name)
  await writeFile(at("list"), "whole\n")
  const started = performance.now()
  const decoding = ["-v", "error", "-y", "-i", recording, "-ac", "1", "-ar", "16000", "-f", "s16le", at("whole.raw")]
  await command("ffmpeg", decoding)
  const files = ["-adcin", "yes", "-cepdir", folder, "-cepext", ".raw", "-ctl", at("list"), "-hyp", at("whole.hyp")]
  const models = ["-hmm", model.acoustic, "-lm", model.language, "-dict", model.dictionary, "-logfn", "/dev/null"]
  await command("pocketsphinx_batch", [...files, ...models, ...options])
  const took = since(started)
  const heard = await readFile(at("whole.hyp"), "latin1")
  return { took, text: heard.replaceAll(/\(whole -?\d+\)|\(\d+\)|<[^>]*>|\[[^\]]*\]/g, " ") }
}
