import * as LocalWork from "#adapters/storage/local-disk/work-folder.ts"
import { Effect, Layer } from "effect"
import { scopedFolder } from "../support/a-folder.ts"
import { workFolderContract } from "./work-folder.contract.ts"

workFolderContract("local disk", Layer.unwrap(Effect.map(scopedFolder, (folder) => LocalWork.layer({ folder }))))
