import { Cause } from "effect"

interface Failure {
  /** The tag of a refusal, or the class of an error. */
  readonly name: string
  /** Whether it is an answer to the caller, and not a fault. */
  readonly isRefusal: boolean
}

const faults = new Set<unknown>(["unavailable", "full"])

/** What failed, by its name alone: messages and stacks may quote what people wrote. */
export const nameOfFailure = (cause: Cause.Cause<unknown>): Failure => {
  const reason = cause.reasons.find((one) => !Cause.isInterruptReason(one))
  if (reason === undefined) return { name: "Interrupted", isRefusal: true }
  const thrown: unknown = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : null
  return {
    name: nameOf(thrown),
    isRefusal: Cause.isFailReason(reason) && typeof thrown === "object" && thrown !== null && "kind" in thrown
      && !faults.has(thrown.kind),
  }
}

const aName = /^\w{1,60}$/

/** Names are set by code; what does not look like one is not. */
export const nameOf = (thrown: unknown): string => {
  if (typeof thrown !== "object" || thrown === null) return "unknown"
  const name = "_tag" in thrown ? thrown._tag : thrown instanceof Error ? thrown.name : thrown.constructor?.name
  return typeof name === "string" && aName.test(name) ? name : "unknown"
}
