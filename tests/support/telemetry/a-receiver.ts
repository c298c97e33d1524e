import { createServer } from "node:http"
import { gunzipSync } from "node:zlib"

type Value = string | number | boolean
type Pairs = ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, Value>> }>

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly status: { readonly code: number; readonly message?: string }
  readonly attributes: Pairs
  readonly events: ReadonlyArray<unknown>
}

interface Line {
  readonly body: { readonly stringValue: string }
  readonly severityText: string
  readonly attributes: Pairs
  readonly traceId?: string
}

interface Point {
  readonly attributes: Pairs
  readonly asDouble?: number
  readonly asInt?: number
  readonly count?: number
  readonly sum?: number
}

export interface Measured {
  readonly name: string
  readonly unit?: string
  readonly sum?: { readonly dataPoints: ReadonlyArray<Point> }
  readonly gauge?: { readonly dataPoints: ReadonlyArray<Point> }
  readonly histogram?: { readonly dataPoints: ReadonlyArray<Point> }
}

interface Body {
  readonly resourceSpans?: ReadonlyArray<
    { readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }> }
  >
  readonly resourceMetrics?: ReadonlyArray<
    { readonly scopeMetrics: ReadonlyArray<{ readonly metrics: ReadonlyArray<Measured> }> }
  >
  readonly resourceLogs?: ReadonlyArray<
    { readonly scopeLogs: ReadonlyArray<{ readonly logRecords: ReadonlyArray<Line> }> }
  >
}

export const attributesOf = ({ attributes }: { readonly attributes: Pairs }): Readonly<Record<string, Value>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ""]))

/** Receives OTLP as JSON on loopback and keeps it, with the bytes as they came. `answer` is what it says, or null to say nothing. */
export const aReceiver = async (answer: () => number | null = () => 200) => {
  const spans: Array<Span> = []
  const lines: Array<Line> = []
  const metrics = new Map<string, Measured>()
  const raw: Array<{ readonly path: string; readonly type: string; readonly bytes: Buffer }> = []
  const server = createServer(async (request, response) => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const sent = Buffer.concat(chunks)
    const bytes = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent
    const type = request.headers["content-type"] ?? ""
    raw.push({ path: request.url ?? "", type, bytes })
    if (type === "application/json") keep(JSON.parse(bytes.toString()))
    const status = answer()
    if (status !== null) response.writeHead(status, { "content-type": "application/json" }).end("{}")
  })
  const keep = (body: Body): void => {
    for (const { scopeSpans } of body.resourceSpans ?? []) spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    for (const { scopeLogs } of body.resourceLogs ?? []) {
      lines.push(...scopeLogs.flatMap(({ logRecords }) => logRecords))
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? []) {
      for (const one of scopeMetrics.flatMap((scope) => scope.metrics)) metrics.set(one.name, one)
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const hangUp = () => server.closeAllConnections()
  const close = () => {
    hangUp()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, port, spans, lines, metrics, raw, hangUp, close }
}
