import { Context } from "effect"

/** What the operator decided about meetings. */
export class MeetingRules extends Context.Reference<{
  /** Hosts of Jitsi besides meet.jit.si. */
  readonly jitsiHosts: ReadonlyArray<string>
  /** How guests are called: "{brand} · notes for Anna". */
  readonly brand: string
  /** What is said in the chat instead of the usual announcement; null for that. */
  readonly notice: string | null
}>("domain/meeting/MeetingRules", {
  defaultValue: () => ({ jitsiHosts: [], brand: "Parley", notice: null }),
}) {}
