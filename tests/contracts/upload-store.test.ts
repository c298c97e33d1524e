import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUploads from "#adapters/memory/upload-store.ts"
import * as PostgresUploads from "#adapters/postgres/upload-store.ts"
import { Layer } from "effect"
import { fileFolder } from "../support/a-folder.ts"
import * as databases from "../support/databases.ts"
import { uploadStoreContract } from "./upload-store.contract.ts"

const uploads = PostgresUploads.layer({ folder: fileFolder() })

uploadStoreContract("PostgreSQL", Layer.provide(uploads, databases.postgres))
uploadStoreContract("memory", Layer.provide(MemoryUploads.layer(fileFolder()), MemoryState.layer))
