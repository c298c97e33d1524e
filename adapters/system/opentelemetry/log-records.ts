import { Logger, type LogLevel, References } from "effect"
import type { OtlpLogger } from "effect/observability"
import { nameOf, nameOfFailure } from "./name-of-failure.ts"
import { safeAttributes } from "./safe-attributes.ts"

export type LogRecord = NonNullable<
  OtlpLogger.LogsData["resourceLogs"][number]["scopeLogs"][number]["logRecords"]
>[number]

type Severity = NonNullable<LogRecord["severityNumber"]>

const severities: Partial<Record<LogLevel.LogLevel, Severity>> = {
  Trace: 1,
  Debug: 5,
  Info: 9,
  Warn: 13,
  Error: 17,
  Fatal: 21,
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null

/**
 * Records log lines: our own words, which are literals (tests/architecture/log-lines.test.ts), and beside them only what
 * `safeAttributes` lets through. Of what failed, the name.
 */
export const logRecords = (push: (record: LogRecord) => void): Logger.Logger<unknown, void> =>
  Logger.make(({ cause, date, fiber, logLevel, message }) => {
    const [first, ...rest]: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    const parts = [first, ...rest].filter(isObject)
    const fields = parts.flatMap((part): Array<[string, unknown]> =>
      part instanceof Error ? [["error.type", nameOf(part)]] : Object.entries(part)
    )
    const failed: Array<[string, unknown]> = cause.reasons.length === 0
      ? []
      : [["error.type", nameOfFailure(cause).name]]
    const annotations = Object.entries(fiber.getRef(References.CurrentLogAnnotations))
    const { span } = fiber.cache
    const time = String(BigInt(date.getTime()) * 1_000_000n)
    push({
      severityNumber: severities[logLevel] ?? 0,
      severityText: logLevel,
      timeUnixNano: time,
      observedTimeUnixNano: time,
      body: { stringValue: typeof first === "string" ? first : "A failure" },
      attributes: safeAttributes([...annotations, ...fields, ...failed]),
      droppedAttributesCount: 0,
      ...(span !== undefined && { traceId: span.traceId, spanId: span.spanId }),
    })
  })
