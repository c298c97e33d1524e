import type { DomainError, ErrorKind } from "#domain/kernel/domain-error.ts"
import { Data } from "effect"

/** Exit codes follow sysexits(3), so scripts can tell a typo from an outage. */
const exitCodes = {
  invalid: 64,
  unauthenticated: 77,
  forbidden: 77,
  "not-found": 66,
  conflict: 65,
  gone: 66,
  "too-large": 65,
  quota: 69,
  "rate-limited": 75,
  unavailable: 69,
  full: 73,
} as const satisfies Record<ErrorKind, number>

export const exitCodeOf = ({ kind }: DomainError): number => exitCodes[kind]

/** Refused by the command line itself, not by the product. */
export class CliRefusal extends Data.TaggedError("CliRefusal")<{
  readonly kind: ErrorKind
  readonly message: string
}> implements DomainError {}

export const refuse = (kind: ErrorKind, message: string): CliRefusal => new CliRefusal({ kind, message })
