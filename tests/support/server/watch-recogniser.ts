import { statSync, watch } from "node:fs"
import { join } from "node:path"

/** The sizes of the chunks handed to the built-in recogniser: each is a file of its own in a temporary folder. */
export const watchRecogniser = (folder: string) => {
  const sizes = new Map<string, number>()
  const temporary = join(folder, "tmp")
  const watcher = watch(temporary, { recursive: true }, (_, name) => {
    if (name === null || !/parley-own-.*\/c\d+\.raw$/.test(name)) return
    const size = statSync(join(temporary, name), { throwIfNoEntry: false })?.size ?? 0
    sizes.set(name, Math.max(size, sizes.get(name) ?? 0))
  })
  return { sizes: () => [...sizes.values()], [Symbol.dispose]: () => watcher.close() }
}
