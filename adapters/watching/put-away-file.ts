import { PlaceForbidden } from "#domain/watched-place/errors.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { lstat, mkdir, rename, unlink } from "node:fs/promises"
import { dirname, join } from "node:path"
import { isSame } from "./folder.ts"
import { codeOf, holding, moveTo } from "./held-files.ts"
import { doneFolder } from "./is-watched.ts"

/** Deletes a file, or moves it to the folder `done` beside it; nothing if it is another one by now. `take` moves it out of the reach of others. */
export const putAwayFile = async (
  place: string,
  sighting: Sighting,
  how: "move" | "delete",
  take: typeof rename = rename,
): Promise<void> => {
  if (!await isSame(place, sighting)) return
  try {
    await holding(sighting.address, take, async (held) => {
      // What was written in its place at this very moment was taken instead.
      if (!await isSame(place, { ...sighting, address: held })) return
      await (how === "delete" ? unlink(held) : move(held, dirname(sighting.address)))
    })
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return
    if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(codeOf(cause))) throw new PlaceForbidden()
    throw cause
  }
}

const move = async (held: string, from: string): Promise<void> => {
  const folder = join(from, doneFolder)
  await mkdir(folder, { recursive: true })
  // A link would lead the file elsewhere.
  if (!(await lstat(folder)).isDirectory()) throw new PlaceForbidden()
  await moveTo(held, folder)
}
