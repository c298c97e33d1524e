import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { Style } from "./summary-style.ts"

/** What an account has as a default. `style` is for the summaries of tasks that have none of their own; null for none. */
export const Preferences = wireAs("Preferences", { style: Schema.NullOr(Style) })
