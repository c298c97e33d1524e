import { DateTime, Duration, Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire, wireAs } from "../../kernel/wire.ts"
import { DeskStore } from "../desk-store.port.ts"
import { Finding } from "../finding.ts"
import { Health } from "../health.ts"
import { checkSecrets } from "../shared/check-secrets.ts"

const FaultView = wireAs("Fault", {
  part: Schema.Literals(["mail", "sms"]),
  code: Schema.String,
  count: Schema.Int,
  firstAt: Schema.DateTimeUtcFromString,
  lastAt: Schema.DateTimeUtcFromString,
})

/** What is installed, configured and reachable, as `doctor` says it, and what failed to be sent. */
export const checkHealth = useCase("desk.checkHealth", {
  input: Schema.Struct({}),
  output: wire({
    findings: Schema.Array(Finding),
    faults: Schema.Array(FaultView),
    checkedAt: Schema.DateTimeUtcFromString,
    /** Seconds that it took to look. */
    took: Schema.Finite,
  }),
  run: Effect.fnUntraced(function*() {
    const { look } = yield* Health
    const [took, looked] = yield* Effect.timed(look)
    const { faults } = yield* DeskStore
    const secrets = yield* checkSecrets
    const findings = secrets === null ? looked : [...looked, secrets]
    return { findings, faults: yield* faults, checkedAt: yield* DateTime.now, took: Duration.toSeconds(took) }
  }),
})
