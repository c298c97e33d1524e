import type { Certificate } from "#adapters/system/config/certificate.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { paymentNotice } from "#adapters/system/config/who-takes-payments.ts"
import { isLoopbackName } from "#api/http/known-hosts.ts"
import { serveHttp } from "#api/http/serve-http.ts"
import { trustedProxies } from "#api/http/trusted-proxies.ts"
import { keepExports } from "#domain/automatic-export/shared/keep-exports.ts"
import { keepBackups } from "#domain/backup/shared/keep-backups.ts"
import { keepCalendars } from "#domain/calendar/shared/keep-calendars.ts"
import { warnOfLockedSecrets } from "#domain/desk/shared/check-secrets.ts"
import { resumeInstallations } from "#domain/engine/shared/run-installation.ts"
import { keepNotices } from "#domain/notification/shared/keep-notices.ts"
import { hearUploads } from "#domain/pipeline/jobs/hear-uploads.ts"
import { resumeUnfinished } from "#domain/pipeline/jobs/resume-unfinished.ts"
import { sweepLeftovers } from "#domain/pipeline/jobs/sweep-leftovers.ts"
import { workOnJobs } from "#domain/pipeline/jobs/work-on-jobs.ts"
import type { Ports } from "#domain/ports.ts"
import { keepWatchedPlaces } from "#domain/watched-place/shared/keep-watched-places.ts"
import { watchConfigured } from "#domain/watched-place/shared/watch-configured.ts"
import { keepDeliveries } from "#domain/webhook/shared/keep-deliveries.ts"
import { mcpHandler } from "#mcp/mcp-handler.ts"
import { Console, Effect, type Fiber, type ManagedRuntime, Schedule } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { refuse } from "../errors.ts"
import { internalPort } from "./internal-port.ts"
import { keepReadings } from "./keep-readings.ts"
import { logOfHocuspocus } from "./log-of-hocuspocus.ts"
import { renewCertificate } from "./renew-certificate.ts"
import { engineNotice, mailNotice, openOutbox, operatorAccess } from "./sign-in-mails.ts"
import { toolsOptions } from "./tool-reviews.ts"

/** The built web app lies beside the bundled server, and under dist/ when the sources run unbuilt. */
const site = (): string => {
  const beside = fileURLToPath(new URL("../web/", import.meta.url))
  return existsSync(join(beside, "index.html")) ? beside : fileURLToPath(new URL("../dist/web/", import.meta.url))
}

/** Bytes: with less, tasks need the memory that speech detection in uploads would use. */
const memoryToSpare = 1_000_000_000

/** Queues jobs again for what an earlier run left unfinished. */
const resumeWork = Effect.flatMap(
  resumeUnfinished,
  (count) => count > 0 ? Effect.logInfo("Resuming unfinished tasks", { count }) : Effect.void,
)

/** Answers requests, works on jobs, or both, until the scope closes. */
export const serveParley = Effect.fnUntraced(function*(
  settings: Settings,
  certificate: Certificate | null,
  runtime: ManagedRuntime.ManagedRuntime<Ports, never>,
  drain: (workers: ReadonlyArray<Fiber.Fiber<unknown, unknown>>) => Effect.Effect<void>,
) {
  const { role, parallelTasks } = settings
  yield* keepReadings
  yield* internalPort(settings)
  yield* resumeInstallations
  yield* Effect.forkScoped(warnOfLockedSecrets)
  const workers: Array<Fiber.Fiber<unknown, unknown>> = []
  if (role !== "api") {
    workers.push(yield* Effect.forkScoped(Effect.andThen(resumeWork, workOnJobs(parallelTasks))))
    yield* Effect.forkScoped(keepCalendars)
    yield* Effect.forkScoped(keepDeliveries)
    yield* Effect.forkScoped(keepNotices)
    yield* Effect.forkScoped(keepWatchedPlaces)
    if (settings.watchDir !== null) {
      yield* Effect.forkScoped(watchConfigured({ path: settings.watchDir, account: settings.watchAccount }))
    }
    yield* Effect.forkScoped(keepExports)
    yield* Effect.forkScoped(keepBackups)
  }
  // Workers sweep the folder that they share with it, if they do.
  if (role === "api") yield* Effect.forkScoped(Effect.repeat(sweepLeftovers, Schedule.spaced("1 hour")))
  // Only a process that receives uploads has their bytes, and only one that works has engines.
  if (role === "all" && process.availableMemory() > memoryToSpare) yield* Effect.forkScoped(hearUploads)
  if (role === "worker") {
    yield* Console.log(`${settings.brand} works on jobs`)
    yield* Effect.addFinalizer(() => drain(workers))
    return yield* Effect.never
  }
  const proxies = yield* Effect.mapError(
    Effect.fromResult(trustedProxies(settings.trustedProxies)),
    (entry) => refuse("invalid", `TRUSTED_PROXIES: ${entry} is neither an address nor a CIDR such as 10.0.0.0/8`),
  )
  yield* logOfHocuspocus
  const outbox = yield* openOutbox(settings)
  const operator = yield* operatorAccess(settings)
  const tools = yield* toolsOptions(settings)
  const address = new URL(settings.publicUrl)
  const { port, renew } = yield* serveHttp({
    host: settings.host,
    port: settings.port,
    publicUrl: settings.publicUrl,
    tls: certificate,
    minRate: { bytes: settings.minRate, seconds: 30 },
    settings: {
      brand: settings.brand,
      region: settings.region,
      mode: settings.isEmbedded ? "embedded" : "scaled",
      registration: settings.registration,
      plans: settings.plans === "off" ? "off" : settings.isOwn ? "own" : "on",
      downloads: settings.desktopDownloads,
      otherEditionUrl: settings.otherEditionUrl,
      sendsMail: settings.smtpUrl !== null,
      sendsCodes: settings.smsProvider !== null && settings.smsProvider !== "outbox",
      analytics: settings.analytics,
      support: settings.supportUrl ?? settings.supportEmail,
    },
    site: site(),
    hosts: settings.isEmbedded ? [settings.host, address.host] : null,
    trustedProxies: proxies,
    countryFrom: settings.countryHeader,
    redirectsToOther: settings.otherEdition === "redirect",
    // With HSTS a browser would use TLS for every other server on this host, too.
    insistOnTls: address.protocol === "https:" && !isLoopbackName(address.host),
    outbox,
    tools,
    operator,
    mcp: mcpHandler(runtime, settings.brand),
  })
  if (certificate !== null) yield* Effect.forkScoped(renewCertificate(settings, certificate, renew))
  const reachedAt = settings.publicUrl.replace(`:${settings.port}`, `:${port}`)
  const notices = [
    mailNotice(settings, outbox, reachedAt),
    engineNotice(operator, reachedAt),
    paymentNotice(settings),
  ]
  yield* Console.log([`${settings.brand} is at ${reachedAt}`, ...notices].filter((line) => line !== null).join("\n"))
  // The first thing that happens when the scope closes.
  yield* Effect.addFinalizer(() => drain(workers))
  return yield* Effect.never
})
