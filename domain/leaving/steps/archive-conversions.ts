import { DateTime, Effect, Schema, Stream } from "effect"
import { ConversionStore } from "../../conversion/conversion-store.port.ts"
import { Conversion, resultKey } from "../../conversion/conversion.ts"
import { convertedName } from "../../conversion/format.ts"
import { isKept } from "../../conversion/transitions.ts"
import { safeName } from "../../export/file-name.ts"
import type { UserId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { ArchiveFile } from "../archive-writer.port.ts"
import { jsonFile, type Missing } from "./archive-parts.ts"
import { unused } from "./archive-places.ts"

const Listed = Schema.Struct({ items: Schema.Array(Conversion) })

/** What the media tools made for an account: a list, and the results that are still kept. */
export const conversionFiles = (owner: UserId, missing: Array<Missing>) =>
  Stream.unwrap(Effect.gen(function*() {
    const conversions = yield* ConversionStore
    const items = yield* conversions.ofAccount(owner)
    if (items.length === 0) return none
    const list = yield* jsonFile("conversions.json", Listed, { items })
    const now = yield* DateTime.now
    const taken = new Set<string>()
    const kept = items.filter((one) => one.state._tag === "Completed" && isKept(one, now))
    const results = Stream.fromIterable(kept).pipe(
      Stream.mapEffect((one) => result(one, taken, missing)),
      Stream.flatMap((files) => Stream.fromIterable(files)),
    )
    return Stream.concat(Stream.succeed(list), results)
  }))

const none: Stream.Stream<ArchiveFile, never, BlobStore> = Stream.empty

const result = Effect.fnUntraced(
  function*({ id, fileName, recipe: { format } }: Conversion, taken: Set<string>, missing: Array<Missing>) {
    const blobs = yield* BlobStore
    const key = resultKey(id)
    const name = convertedName(fileName, format)
    const path = unused(`conversions/${safeName(name.slice(0, -format.length - 1))}`, taken, `.${format}`)
    const files: ReadonlyArray<ArchiveFile> = yield* Effect.match(blobs.size(key), {
      onFailure: ({ _tag: reason }) => {
        missing.push({ path, reason })
        return []
      },
      onSuccess: () => [{ path, content: Stream.orDie(blobs.read(key, null)) }],
    })
    return files
  },
)
