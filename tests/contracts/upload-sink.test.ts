import * as LocalSink from "#adapters/storage/local-disk/upload-sink.ts"
import * as MemorySink from "#tests/support/memory/upload-sink.ts"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { fileFolder, scopedFolder } from "../support/a-folder.ts"
import { uploadSinkContract } from "./upload-sink.contract.ts"

const onDisk = Layer.unwrap(Effect.map(scopedFolder, (folder) => LocalSink.layer({ folder: join(folder, "uploads") })))

uploadSinkContract("local disk", onDisk)
uploadSinkContract("memory", MemorySink.layer(fileFolder()))
