import { FoldersOff, ItemGone } from "#domain/watched-place/errors.ts"
import { type Found, PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { Effect, Layer } from "effect"
import { writeFile } from "node:fs/promises"

type Reader = PlaceReader["Service"]

/** Places in which there is nothing; a test says what else. Accounts may name folders below /allowed. */
export const fakePlaces = (given: Partial<Reader> = {}): Layer.Layer<PlaceReader> =>
  Layer.succeed(PlaceReader, {
    hasFolders: true,
    folder: (path, who) =>
      who === "operator" || path.startsWith("/allowed/") ? Effect.succeed(path) : Effect.fail(new FoldersOff()),
    look: () => Effect.succeed(found()),
    fetch: () => Effect.fail(new ItemGone()),
    putAway: () => Effect.void,
    ...given,
  })

export const found = (...sightings: ReadonlyArray<Sighting>): Found => ({ sightings, mark: null, title: "In the fake" })

export const aSighting = (key: string, given: Partial<Sighting> = {}): Sighting => ({
  key,
  also: null,
  version: "1",
  address: key,
  fileName: key,
  title: null,
  size: 10,
  at: null,
  ...given,
})

/** Every file holds this. */
export const fetches = (text: string): Reader["fetch"] => (_, { fileName }, target) =>
  Effect.promise(async () => {
    await writeFile(target, text)
    return { fileName, size: Buffer.byteLength(text) }
  })
