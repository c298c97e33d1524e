import { Effect } from "effect"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { toyRecogniser } from "./toy-onnx.ts"

export const toyFiles = (): Readonly<Record<string, string | Buffer>> => {
  const { onnx, tokens } = toyRecogniser()
  return { "model.onnx": onnx, "tokens.txt": tokens }
}

/** A model folder for as long as the scope lives; whole unless other files are given. */
export const toyModelFolder = (files = toyFiles()) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = join(await mkdtemp(join(tmpdir(), "parley-test-")), "toy-nemo-ctc")
      await mkdir(folder)
      await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
      return folder
    }),
    (folder) => Effect.promise(() => rm(join(folder, ".."), { recursive: true })),
  )
