import { Schema } from "effect"
import { wire, wireAs } from "../kernel/wire.ts"
import { failureReasons } from "./installation.ts"

/** The program that fetches videos, as the operator sees it. */
export const VideoProgramState = wireAs("VideoProgram", {
  /** Whether it works, or why not: there is none, it has no Python, it says no version, or it reads files of the machine. */
  state: Schema.Literals(["ready", "missing", "python-missing", "broken", "too-old"]),
  /** The date of its release; null unless it works. */
  version: Schema.NullOr(Schema.String),
  /** Days since then. */
  days: Schema.NullOr(Schema.Int),
  /** Whether it is older than sites usually tolerate. */
  isOld: Schema.Boolean,
  /** What runs the scripts of sites that need it; null if nothing does. */
  javascript: Schema.NullOr(Schema.String),
  /** Whether this machine can keep it from everything but the way to the sites. */
  isConfined: Schema.Boolean,
  /** Where it is downloaded from. */
  host: Schema.String,
  /** The variable of the environment that names another one; none if the installed one counts. */
  configuredBy: Schema.Array(Schema.String),
  isInstalling: Schema.Boolean,
  /** Why the last attempt to install it has failed; null if it has not. */
  failure: Schema.NullOr(wire({ reason: Schema.Literals(failureReasons), detail: Schema.String })),
})
export type VideoProgramState = typeof VideoProgramState.Type
