import * as ZipArchive from "#adapters/documents/exports/zip-archive.ts"
import { archiveWriterContract } from "./archive-writer.contract.ts"

archiveWriterContract("yazl", ZipArchive.layer)
