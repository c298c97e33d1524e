import { Context, type Effect } from "effect"
import type { Example } from "./example.ts"

/** The example that ships with the product. Browsers can play its audio as it is. */
export class ExampleContent extends Context.Service<ExampleContent, {
  readonly read: Effect.Effect<Example>
}>()("domain/intake/ExampleContent") {}
