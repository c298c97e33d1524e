import { type ArchiveFile, ArchiveWriter } from "#domain/leaving/archive-writer.port.ts"
import { Effect, Layer, Stream } from "effect"
import { Readable } from "node:stream"
import { ZipFile } from "yazl"

/** Audio and video do not get smaller. */
const isPacked = (path: string): boolean => !/\.(md|json|txt|csv)$/i.test(path)

/** Writes a file into the archive; done when all of it is written. */
const written = (archive: ZipFile, { path, content }: ArchiveFile): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const input = Readable.from(typeof content === "string" ? [Buffer.from(content)] : Stream.toAsyncIterable(content))
    input.once("close", () => resume(Effect.void))
    archive.addReadStream(input, path, { compress: !isPacked(path), mtime: new Date(), mode: 0o100644 })
    return Effect.sync(() => input.destroy())
  })

const zip = (files: Stream.Stream<ArchiveFile>): Stream.Stream<Uint8Array> =>
  Stream.unwrap(Effect.gen(function*() {
    const archive = new ZipFile()
    const output = Readable.from(archive.outputStream)
    const broken = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)))
    archive.once("error", broken)
    yield* Effect.addFinalizer(() => Effect.sync(() => output.destroy()))
    yield* Effect.forkScoped(
      Stream.runForEach(files, (file) => written(archive, file)).pipe(
        Effect.andThen(Effect.sync(() => archive.end())),
        Effect.catchDefect((defect) => Effect.sync(() => broken(defect))),
      ),
    )
    return Stream.orDie(Stream.fromAsyncIterable<Uint8Array, unknown>(output, (error) => error))
  }))

export const layer = Layer.succeed(ArchiveWriter, { zip })
