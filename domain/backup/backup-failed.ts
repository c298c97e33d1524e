import { Data } from "effect"
import type { BackupRun } from "./backup-run.ts"

type Failure = Extract<BackupRun["outcome"], { readonly _tag: "Failed" }>

/** A backup could not be made, stored or checked. The detail is for the operator and quotes nothing that people wrote. */
export class BackupFailed extends Data.TaggedError("BackupFailed")<Pick<Failure, "detail" | "reason">> {}
