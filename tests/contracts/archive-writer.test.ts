import * as ZipArchive from "#adapters/exports/zip-archive.ts"
import { archiveWriterContract } from "./archive-writer.contract.ts"

archiveWriterContract("yazl", ZipArchive.layer)
