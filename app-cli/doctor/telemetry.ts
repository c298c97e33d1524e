import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { reaches } from "./services.ts"

/** Where telemetry goes, and whether anything listens there. */
export const checkTelemetry = (settings: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.map(sending(settings), (found) => [found, metricsPort(settings)])

const sending = ({ telemetry }: Settings): Effect.Effect<Finding> =>
  Effect.promise(async () => {
    if (telemetry === null) return off("telemetry", "nothing is sent", "OTEL_EXPORTER_OTLP_ENDPOINT")
    const { traces, metrics, logs } = telemetry
    const signals = Object.entries({ traces, metrics, logs }).flatMap(([name, receiver]) =>
      receiver === null ? [] : [{ name, at: new URL(receiver.url) }]
    )
    const unreached = await Promise.all(
      signals.map(async ({ at }) => await reaches(at.hostname, portOf(at)) ? [] : [at.host]),
    )
    const [away] = unreached.flat()
    return away === undefined
      ? ok("telemetry", signals.map(({ name, at }) => `${name} to ${at.host}`).join(", "))
      : missing("telemetry", `${away} is not responding`, "start the receiver, or correct OTEL_EXPORTER_OTLP_ENDPOINT")
  })

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === "https:" ? 443 : 80))

const metricsPort = ({ internalHost: host, internalPort: port }: Settings): Finding =>
  port === null
    ? off("metrics", "not served", "INTERNAL_PORT for Prometheus")
    : ok("metrics", `${host}:${port}/metrics`)
