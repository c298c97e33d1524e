import { configurableModels } from "#adapters/engines/speech/sherpa-onnx/known-models.ts"
import { Config, Effect, Option, Redacted, Schema, SchemaIssue } from "effect"
import { resolve } from "node:path"
import { analyticsIn, analyticsSettings } from "./analytics-settings.ts"
import { backupFault, backupSettings } from "./backup-settings.ts"
import { bucketSettings } from "./bucket-settings.ts"
import { desktopDownloadsIn } from "./desktop-downloads.ts"
import { exportSettings } from "./export-settings.ts"
import { includedIn, planSettings } from "./included-plan.ts"
import { between, matching, namesOf, oneOf, optional, secret, serverAddress, webAddress } from "./kinds.ts"
import { linkSettings } from "./link-settings.ts"
import { meetingFault } from "./meeting-rules.ts"
import { meetingSettings } from "./meeting-settings.ts"
import { isOwnMachine } from "./own-machine.ts"
import { pairFault } from "./pair-rules.ts"
import { pathFault } from "./path-rules.ts"
import { paymentFault } from "./payment-rules.ts"
import { paymentSettings } from "./payment-settings.ts"
import { pushSettings } from "./push-settings.ts"
import { regionIn, regionSettings } from "./region.ts"
import { signInFault } from "./sign-in-rules.ts"
import { smsSettings } from "./sms-settings.ts"
import { telemetryFault, telemetryIn, telemetrySettings } from "./telemetry-settings.ts"
import { toolSettings } from "./tool-settings.ts"
import { translatorSettings } from "./translator-settings.ts"
import { watchSettings } from "./watch-settings.ts"
import { webhookSettings } from "./webhook-settings.ts"

/** A petabyte and more is a slip of the finger. */
const maxMegabytes = 1_000_000_000

/** Every setting, with its default. None is required. */
const descriptor = Config.all({
  host: Config.NonEmptyString("HOST").pipe(Config.withDefault("127.0.0.1")),
  port: Config.Port("PORT").pipe(Config.withDefault(8420)),
  dataDir: Config.NonEmptyString("DATA_DIR").pipe(Config.withDefault("data")),
  /** The address people use, if it is not `http://HOST:PORT` (`https:` with a certificate). */
  publicUrl: webAddress("PUBLIC_URL"),
  /** Addresses and CIDRs of the proxies whose `X-Forwarded-For` counts, separated by commas. */
  trustedProxies: Config.String("TRUSTED_PROXIES").pipe(Config.withDefault("")),
  /** Whether the default gateway counts as this machine: in a container whose port is published to the machine itself. */
  localGateway: Config.Boolean("LOCAL_GATEWAY").pipe(Config.withDefault(false)),
  /** The header in which those proxies send the caller's country, such as CF-IPCountry. */
  countryHeader: Config.option(
    matching(/^[a-z\d!#$%&'*+.^_`|~-]+$/i, "the name of a header, such as CF-IPCountry", "COUNTRY_HEADER"),
  ).pipe(Config.map(Option.getOrNull)),
  /** Files with a certificate chain and its key (PEM): with both, the server speaks TLS and HTTP/2 itself. */
  tlsCert: optional("TLS_CERT"),
  tlsKey: optional("TLS_KEY"),
  ...regionSettings,
  /** The address of the other edition. Callers from its countries are sent there, or it is recommended to them; needs COUNTRY_HEADER. */
  otherEditionUrl: webAddress("OTHER_EDITION_URL"),
  otherEdition: Config.Literals(["redirect", "recommend"], "OTHER_EDITION").pipe(
    Config.withDefault("redirect" as const),
  ),
  /** Where users get help: a page, or an email address. Without either, texts name the operator. */
  supportUrl: webAddress("SUPPORT_URL"),
  supportEmail: Config.option(
    matching(/^[^\s@:?]+@[^\s@:?]+$/, "an email address, such as help@example.org", "SUPPORT_EMAIL"),
  ).pipe(Config.map(Option.getOrNull)),
  brand: Config.NonEmptyString("BRAND_NAME").pipe(Config.withDefault("Parley")),
  /** Who gets an account by signing in: everyone, addresses the operator invited, or nobody. */
  registration: Config.Literals(["open", "invitation", "closed"], "REGISTRATION").pipe(
    Config.withDefault("open" as const),
  ),
  /** The operator's terms: nobody gets an account without agreeing to this version. Without an address, the page shows its own. */
  termsUrl: webAddress("TERMS_URL"),
  termsVersion: Config.NonEmptyString("TERMS_VERSION").pipe(Config.withDefault("2026-11")),
  privacyUrl: webAddress("PRIVACY_URL"),
  /** The sign-in methods; by default those of the edition. */
  signInMethods: namesOf(["email", "google", "phone"], "SIGN_IN_METHODS"),
  googleClientId: optional("GOOGLE_CLIENT_ID"),
  googleClientSecret: secret("GOOGLE_CLIENT_SECRET"),
  /** Another OpenID Connect provider instead of Google. */
  googleIssuer: webAddress("GOOGLE_ISSUER").pipe(Config.map((url) => url ?? "https://accounts.google.com")),
  supabaseUrl: webAddress("SUPABASE_URL"),
  supabaseAnonKey: optional("SUPABASE_ANON_KEY"),
  supabaseJwtSecret: secret("SUPABASE_JWT_SECRET"),
  ...smsSettings,
  ...paymentSettings,
  ...planSettings,
  ...toolSettings,
  /** Where the desktop app can be downloaded: `macos=https://…,windows=…,linux=…`. */
  desktopDownloads: Config.String("DESKTOP_DOWNLOADS").pipe(Config.withDefault("")),
  /** What opens the desktop app: `parley` for `parley://auth?…`. */
  desktopScheme: matching(/^[a-z][a-z\d+.-]*$/i, "the scheme of an address, such as parley", "DESKTOP_SCHEME").pipe(
    Config.withDefault("parley"),
  ),
  /** How people are distinguished from programs before a link, a code or an account is requested. */
  humanCheck: Config.Literals(["auto", "altcha", "turnstile", "none"], "HUMAN_CHECK").pipe(
    Config.withDefault("auto" as const),
  ),
  turnstileSiteKey: optional("TURNSTILE_SITE_KEY"),
  turnstileSecret: secret("TURNSTILE_SECRET"),
  turnstileUrl: Config.NonEmptyString("TURNSTILE_URL").pipe(
    Config.withDefault("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
  ),
  /** Who may get an account: addresses, domains and `*.domain`, separated by commas. Empty for everyone. */
  emailAllow: Config.String("EMAIL_ALLOW").pipe(Config.withDefault("")),
  emailDeny: Config.String("EMAIL_DENY").pipe(Config.withDefault("")),
  /** Whether disposable addresses may get an account. */
  disposableEmail: Config.Literals(["refuse", "accept"], "DISPOSABLE_EMAIL").pipe(
    Config.withDefault("refuse" as const),
  ),
  /** What this process does: answers requests, works on jobs, or both. */
  role: Config.Literals(["all", "api", "worker"], "ROLE").pipe(Config.withDefault("all" as const)),
  /** Signs links to recordings; must be the same for all processes of a deployment. */
  linkSecret: secret("LINK_SECRET"),
  databaseUrl: serverAddress("DATABASE_URL", "postgres:", "postgresql:"),
  /** Seconds that a statement may take before the database counts as unavailable. */
  databaseTimeout: between(1, 86_400, "DATABASE_TIMEOUT").pipe(Config.withDefault(30)),
  /** A folder with the programs of PostgreSQL for the built-in database, instead of the bundled ones. */
  postgresBin: optional("POSTGRES_BIN"),
  redisUrl: serverAddress("REDIS_URL", "redis:", "rediss:"),
  smtpUrl: serverAddress("SMTP_URL", "smtp:", "smtps:"),
  mailFrom: optional("MAIL_FROM"),
  ...bucketSettings,
  ...backupSettings,
  openAiKey: secret("OPENAI_API_KEY"),
  openAiUrl: webAddress("OPENAI_BASE_URL"),
  transcribeModel: Config.NonEmptyString("OPENAI_TRANSCRIBE_MODEL").pipe(Config.withDefault("whisper-1")),
  chatModel: Config.NonEmptyString("OPENAI_CHAT_MODEL").pipe(Config.withDefault("gpt-4o-mini")),
  chatWindow: between(2000, 10_000_000, "OPENAI_CHAT_WINDOW").pipe(Config.withDefault(40_000)),
  transcribeParallel: between(1, 1000, "OPENAI_PARALLEL").pipe(Config.withDefault(8)),
  /** The transcription engine: the best one configured, or always this one. */
  engine: Config.Literals(["auto", "moonshine", "pocketsphinx", "openai", "sherpa-onnx"], "TRANSCRIBE_ENGINE").pipe(
    Config.withDefault("auto" as const),
  ),
  /** Who writes summaries: the endpoint if one is configured, or always this analyst. */
  analyst: Config.Literals(["auto", "embedded", "openai"], "ANALYST").pipe(Config.withDefault("auto" as const)),
  ...translatorSettings,
  /** A folder with a sherpa-onnx model that you have put there. */
  sherpaModels: optional("SHERPA_MODELS_DIR"),
  /** A known sherpa-onnx model, downloaded once into DATA_DIR. */
  sherpaModel: oneOf(configurableModels, "SHERPA_MODEL"),
  /** Where models are downloaded from instead of the releases of sherpa-onnx; laid out like those. */
  modelMirror: webAddress("MODEL_MIRROR"),
  /** A JSON file with the models to offer to the operator, instead of the known ones. */
  modelCatalogue: optional("MODEL_CATALOGUE"),
  /** Opens the operator's pages from anywhere. Without it, the key printed at start opens them on this machine. */
  operatorToken: secret("OPERATOR_TOKEN"),
  /** What tells speakers apart: what the operator has chosen, the built-in diarizer, or a model that is downloaded once into DATA_DIR. */
  speakerEngine: Config.Literals(["auto", "built-in", "sherpa-onnx"], "SPEAKER_ENGINE").pipe(
    Config.withDefault("auto" as const),
  ),
  ...telemetrySettings,
  ...linkSettings,
  ...analyticsSettings,
  ...meetingSettings,
  ...pushSettings,
  ...watchSettings,
  ...exportSettings,
  ...webhookSettings,
  /** The font for PDF and PNG files, instead of one in the usual places. */
  pdfFont: optional("PDF_FONT"),
  /** The lowest rate, in bytes per second over half a minute, at which a request body may arrive; 0 for no limit. */
  minRate: between(0, 1_000_000_000, "MIN_UPLOAD_RATE").pipe(Config.withDefault(1000)),
  /** Megabytes to keep free on the disk of DATA_DIR: with less, nothing new is stored. */
  diskFloor: between(0, maxMegabytes, "DISK_FLOOR_MB").pipe(Config.withDefault(500)),
  /** The most megabytes that the files of an account may take up. */
  diskOfAccount: between(0, maxMegabytes, "DISK_ACCOUNT_MB").pipe(Config.withDefault(100_000)),
  /** The most megabytes that the files of all accounts may take up; 0 for as many as fit. */
  diskInAll: between(0, maxMegabytes, "DISK_TOTAL_MB").pipe(Config.withDefault(0)),
  /** Seconds for which a stopping server still answers requests. */
  drainSeconds: between(0, 3600, "DRAIN_SECONDS").pipe(Config.withDefault(0)),
  /** How many recordings this process works on at once. */
  parallelTasks: between(1, 1000, "PARALLEL_TASKS").pipe(Config.withDefault(3)),
})

const shortestSecret = 32

const downloadsRule = "DESKTOP_DOWNLOADS must be windows=, macos= or linux= with an address, separated by commas"

class SettingInvalid extends Schema.TaggedError<SettingInvalid>()("SettingInvalid", { message: Schema.String }) {}

/** Says which setting it is and its rule, on one line and without the value. */
const unreadable = ({ cause, message }: Config.ConfigError): SettingInvalid => {
  if (!Schema.isSchemaError(cause)) return new SettingInvalid({ message })
  const lines = formatted(cause.issue).issues.map((issue) => `${issue.path?.map(String).join("_")}: ${issue.message}`)
  return new SettingInvalid({ message: lines.join("; ") })
}

const formatted = SchemaIssue.makeFormatterStandardSchemaV1()

export type Settings = Effect.Success<typeof settings>

/** The settings of this process, from its environment; paths are absolute. */
export const settings = Effect.gen(function*() {
  const given = yield* Effect.mapError(descriptor, unreadable)
  for (const [name, value] of [["LINK_SECRET", given.linkSecret], ["OPERATOR_TOKEN", given.operatorToken]] as const) {
    if (value !== null && Redacted.value(value).length < shortestSecret) {
      return yield* new SettingInvalid({
        message: `${name} must have at least ${shortestSecret} characters, such as \`openssl rand -hex 32\` prints`,
      })
    }
  }
  const downloads = desktopDownloadsIn(given.desktopDownloads)
  if (downloads === null) return yield* new SettingInvalid({ message: downloadsRule })
  const fault = signInFault(given) ?? paymentFault(given) ?? pairFault(given) ?? backupFault(given) ??
    meetingFault(given) ?? telemetryFault(given) ?? (yield* pathFault(given))
  if (fault !== null) return yield* new SettingInvalid({ message: fault })
  const scheme = given.tlsCert === null ? "http" : "https"
  const shown = given.host === "0.0.0.0" || given.host === "::" ? "localhost" : given.host
  const publicUrl = (given.publicUrl ?? `${scheme}://${shown.includes(":") ? `[${shown}]` : shown}:${given.port}`)
    .replace(/\/$/, "")
  const address = URL.parse(publicUrl)
  if (address === null) {
    return yield* new SettingInvalid({ message: "HOST: Expected an address of this machine, such as 127.0.0.1" })
  }
  if (address.href.replace(/\/$/, "") !== address.origin) {
    return yield* new SettingInvalid({
      message: "PUBLIC_URL: Expected an address without a path, such as https://example.org",
    })
  }
  const isOnLoopback = isOwnMachine(given.host) && isOwnMachine(address.hostname)
  if (given.payments === "simulated" && !isOnLoopback) {
    return yield* new SettingInvalid({
      message: "PAYMENTS=simulated needs HOST and PUBLIC_URL on loopback: anyone who can sign in could take any plan",
    })
  }
  const region = regionIn(given, publicUrl)
  return {
    ...given,
    dataDir: resolve(given.dataDir),
    backupDir: given.backupDir === null ? null : resolve(given.backupDir),
    publicUrl,
    desktopDownloads: downloads,
    ...region,
    ...analyticsIn(given, region.region),
    isEmbedded: given.databaseUrl === null,
    meetings: given.meetingsChosen ?? (given.databaseUrl === null ? "own" as const : "off" as const),
    ...includedIn(given),
    telemetry: telemetryIn(given),
    /** Whether only this machine can reach the server. */
    isOnLoopback,
  }
})

/** A secret as text, where a library asks for one. */
export const reveal = (value: Redacted.Redacted | null): string | null => value === null ? null : Redacted.value(value)
