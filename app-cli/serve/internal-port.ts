import { isOwnMachine } from "#adapters/system/config/own-machine.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { prometheusText } from "#adapters/system/opentelemetry/prometheus.ts"
import { serveMetrics } from "#api/http/metrics-port.ts"
import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Effect } from "effect"
import { refuse } from "../errors.ts"

/** Serves `/metrics` at INTERNAL_PORT, if that is set: to this machine, or else to who has the operator's token. And `/ready`. */
export const internalPort = Effect.fnUntraced(
  function*({ internalHost: host, internalPort: port, operatorToken }: Settings) {
    if (port === null) return
    const token = isOwnMachine(host) ? null : reveal(operatorToken)
    const isReady = Effect.isSuccess((yield* Readiness).check)
    yield* serveMetrics({ host, port, token, text: prometheusText, isReady }).pipe(
      Effect.mapError(({ code }) =>
        refuse("unavailable", `INTERNAL_PORT: ${host}:${port} cannot be listened on (${code})`)
      ),
    )
  },
)
