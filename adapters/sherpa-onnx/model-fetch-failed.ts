import { Data } from "effect"

/** `unreachable` and `refused` may pass; `bad-checksum` means that the file is not the one it should be. */
export class ModelFetchFailed extends Data.TaggedError("ModelFetchFailed")<{
  readonly reason: "unreachable" | "refused" | "bad-checksum" | "bad-archive"
  readonly detail: string
}> {}
