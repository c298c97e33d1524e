import { Data } from "effect"

/** `unreachable` and `refused` may be temporary; `bad-checksum` means that the file is not the expected one. */
export class ModelFetchFailed extends Data.TaggedError("ModelFetchFailed")<{
  readonly reason: "unreachable" | "refused" | "bad-checksum" | "bad-archive"
  readonly detail: string
}> {}
