import { settings } from "#adapters/system/config/settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))

describe("LINK_SECRET", () => {
  it.effect("is refused if it can be guessed, with what to do and without showing it", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(settingsOf({ LINK_SECRET: "change-me" }))
      assert.match(message, /^LINK_SECRET must have at least 32 characters.*openssl rand/)
      assert.notInclude(message, "change-me")
    }))

  it.effect.each([{}, { LINK_SECRET: "0123456789abcdef0123456789abcdef" }])(
    "may be left out, or long: %j",
    (env) => Effect.map(settingsOf(env), ({ port }) => assert.strictEqual(port, 8420)),
  )
})

describe("CN_HOSTNAMES", () => {
  const rows = [
    [{}, "international"],
    [{ REGION: "cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example.cn", CN_HOSTNAMES: "a.example, Parley.Example.cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example.cn:8443/", CN_HOSTNAMES: "parley.example.cn" }, "cn"],
    [{ PUBLIC_URL: "https://parley.example", CN_HOSTNAMES: "parley.example.cn" }, "international"],
    [{ PUBLIC_URL: "https://parley.example", CN_HOSTNAMES: "," }, "international"],
  ] as const
  it.effect.each(rows)(
    "with %j the edition is %s",
    ([env, edition]) => Effect.map(settingsOf(env), ({ region }) => assert.strictEqual(region, edition)),
  )
})

describe("ANALYTICS_COLLECTOR", () => {
  const own = { collector: "/collect", productNo: 1, publicIndex: 1 }
  const theirs = "https://collector.example.org/v1/collect"
  it.effect.each(
    [
      [{}, null, false],
      [{ ANALYTICS_COLLECTOR: "own" }, own, true],
      [{ ANALYTICS_COLLECTOR: "own", REGION: "cn-tools" }, own, true],
      [{ ANALYTICS_COLLECTOR: "own", ANALYTICS_REGIONS: "international", REGION: "cn" }, null, false],
      [{ ANALYTICS_REGIONS: "international,cn" }, null, false],
      [
        { ANALYTICS_COLLECTOR: theirs, ANALYTICS_PRODUCT_NO: "563", ANALYTICS_PUBLIC_INDEX: "7" },
        { collector: theirs, productNo: 563, publicIndex: 7 },
        false,
      ],
    ] as const,
  )("%j is %j", ([env, analytics, collectsUsage]) =>
    Effect.map(settingsOf(env), (found) => {
      assert.deepStrictEqual(found.analytics, analytics)
      assert.strictEqual(found.collectsUsage, collectsUsage)
    }))

  it.effect.each([
    "yes",
    "ftp://a.example",
    "https://ada:secret@a.example",
    "https://a.example/?key=1",
    "https://a.example/;x",
  ])(
    "refuses %j",
    (ANALYTICS_COLLECTOR) =>
      Effect.map(Effect.flip(settingsOf({ ANALYTICS_COLLECTOR })), ({ message }) => {
        assert.match(message, /^ANALYTICS_COLLECTOR: Expected own, or an address/)
        assert.notInclude(message, "secret")
      }),
  )
})

describe("MEETINGS", () => {
  it.effect.each(
    [
      [{}, "own"],
      [{ DATABASE_URL: "postgres://db/parley" }, "off"],
      [{ DATABASE_URL: "postgres://db/parley", MEETINGS: "own" }, "own"],
      [{ MEETINGS: "off" }, "off"],
    ] as const,
  )(
    "with %j they are attended by %s",
    ([env, who]) => Effect.map(settingsOf(env), ({ meetings }) => assert.strictEqual(meetings, who)),
  )

  it.effect("may be at hosts of one's own, also inside", () =>
    Effect.map(
      settingsOf({ MEETING_HOSTS: "Meet.Example.org, jitsi.lan:8443", MEETING_INSIDE: "jitsi.lan:8443" }),
      ({ meetingHosts, meetingInside }) => {
        assert.deepStrictEqual(meetingHosts, ["meet.example.org", "jitsi.lan:8443"])
        assert.deepStrictEqual([...meetingInside], ["jitsi.lan:8443"])
      },
    ))
})

describe("a value that cannot be used", () => {
  it.effect.each(
    [
      [{ PORT: "99999" }, "PORT: Expected a value between 1 and 65535"],
      [{ MEETING_HOSTS: "https://meet.example.org" }, "MEETING_HOSTS: Expected hosts such as meet.example.org"],
      [{ MEETINGS: "recall" }, "RECALL_URL and RECALL_API_KEY must be set with MEETINGS=recall"],
      [{ MEETINGS: "vexa", VEXA_URL: "http://vexa.lan:8056" }, "VEXA_API_KEY must be set with MEETINGS=vexa"],
      [{ ATTENDEE_URL: "attendee.lan" }, "ATTENDEE_URL: Expected an address that begins with http:// or https://"],
      [{ MEETING_INSIDE: "jitsi.lan" }, "MEETING_INSIDE: Expected addresses such as meet.example.org:443"],
      [{ MEETING_BROWSER: "/no/such/browser" }, "MEETING_BROWSER: /no/such/browser does not exist"],
      [{ ROLE: "leader" }, 'ROLE: Expected "all" | "api" | "worker"'],
      [{ HOST: "999.1.1.1" }, "HOST: Expected an address of this machine"],
      [{ PUBLIC_URL: "parley.example.org" }, "PUBLIC_URL: Expected an address that begins with http:// or https://"],
      [{ PUBLIC_URL: "https://example.org/parley" }, "PUBLIC_URL: Expected an address without a path"],
      [{ TERMS_URL: "javascript:alert(1)" }, "TERMS_URL: Expected an address"],
      [{ OTHER_EDITION_URL: "cn" }, "OTHER_EDITION_URL: Expected an address"],
      [{ OTHER_EDITION: "hide" }, 'OTHER_EDITION: Expected "redirect" | "recommend"'],
      [{ SUPPORT_URL: "help.example.org" }, "SUPPORT_URL: Expected an address"],
      [{ SUPPORT_EMAIL: "mailto:help@example.org" }, "SUPPORT_EMAIL: Expected an email address"],
      [{ GOOGLE_ISSUER: "google" }, "GOOGLE_ISSUER: Expected an address"],
      [{ OPENAI_BASE_URL: "localhost:8000/v1" }, "OPENAI_BASE_URL: Expected an address"],
      [{ DATABASE_URL: "mysql://u:s3cret@db" }, "DATABASE_URL: Expected an address that begins with postgres://"],
      [{ REDIS_URL: "redis.example:6379/s3cret" }, "REDIS_URL: Expected an address that begins with redis://"],
      [{ SMTP_URL: "mail.example.org/s3cret" }, "SMTP_URL: Expected an address that begins with smtp://"],
      [{ COUNTRY_HEADER: "CF IP" }, "COUNTRY_HEADER: Expected the name of a header"],
      [{ SIGN_IN_METHODS: "email, password" }, "SIGN_IN_METHODS: Expected one or more of email, google, phone"],
      [{ SMS_COUNTRIES: "CN" }, "SMS_COUNTRIES: Expected calling codes"],
      [{ DESKTOP_SCHEME: "parley://" }, "DESKTOP_SCHEME: Expected the scheme"],
      [{ PARALLEL_TASKS: "0" }, "PARALLEL_TASKS: Expected a value between 1 and"],
      [{ OPENAI_PARALLEL: "0" }, "OPENAI_PARALLEL: Expected a value between 1 and"],
      [{ DATABASE_TIMEOUT: "0" }, "DATABASE_TIMEOUT: Expected a value between 1 and"],
      [{ SHERPA_MODEL: "whisper-huge" }, "SHERPA_MODEL: Expected one of sherpa-onnx-nemo-parakeet"],
      [{ PARALLEL_TASKS: "1000000" }, "PARALLEL_TASKS: Expected a value between 1 and 1000"],
      [{ DATABASE_TIMEOUT: "3000000" }, "DATABASE_TIMEOUT: Expected a value between 1 and 86400"],
      [{ DISK_FLOOR_MB: "1e300" }, "DISK_FLOOR_MB: Expected"],
      [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is"],
      [{ GOOGLE_CLIENT_SECRET: "s3cret" }, "GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is"],
      [{ SUPABASE_URL: "https://a.example" }, "SUPABASE_ANON_KEY must be set when SUPABASE_URL is"],
      [{ SUPABASE_JWT_SECRET: "s3cret" }, "SUPABASE_URL must be set when SUPABASE_JWT_SECRET is"],
      [
        { SMS_PROVIDER: "twilio", SMS_KEY_ID: "id", SMS_KEY_SECRET: "s3cret" },
        "SMS_SIGN must be set when SMS_PROVIDER=twilio is",
      ],
      [{ SMS_KEY_ID: "id" }, "SMS_PROVIDER must be set when SMS_KEY_ID is"],
      [{ REDIS_URL: "redis://:s3cret@redis.example" }, "DATABASE_URL must be set when REDIS_URL is"],
      [{ S3_BUCKET: "files" }, "DATABASE_URL must be set when S3_BUCKET is"],
      [{ S3_BUCKET: "files", DATABASE_URL: "postgres:///parley" }, "S3_ACCESS_KEY_ID must be set when S3_BUCKET is"],
      [{ S3_SECRET_ACCESS_KEY: "s3cret" }, "S3_BUCKET must be set when S3_SECRET_ACCESS_KEY is"],
      [{ BACKUP_SCHEDULE: "often" }, "BACKUP_SCHEDULE: Expected hourly, daily, weekly, monthly, off, or a cron"],
      [{ BACKUP_SCHEDULE: "61 * * * *" }, "BACKUP_SCHEDULE: Expected"],
      [{ BACKUP_KEEP: "0" }, "BACKUP_KEEP: Expected a value between 1 and 1000"],
      [{ BACKUP_S3: "bucket" }, "BACKUP_S3: Expected"],
      [{ BACKUP_S3: "bucket/parley" }, "S3_ACCESS_KEY_ID must be set when BACKUP_S3 is"],
      [
        { BACKUP_S3: "bucket/parley", S3_ACCESS_KEY_ID: "id" },
        "S3_SECRET_ACCESS_KEY must be set when S3_ACCESS_KEY_ID is",
      ],
      [{ BACKUP_S3: "bucket/parley", BACKUP_DIR: "/backups" }, "BACKUP_DIR and BACKUP_S3 cannot both be set"],
      [{ POSTGRES_BIN: "/nowhere/bin" }, "POSTGRES_BIN: /nowhere/bin does not exist"],
      [{ SHERPA_MODELS_DIR: "/nowhere" }, "SHERPA_MODELS_DIR: /nowhere does not exist"],
      [{ PDF_FONT: "/nowhere.ttf" }, "PDF_FONT: /nowhere.ttf does not exist"],
      [{ DISK_TOTAL_MB: "-1" }, "DISK_TOTAL_MB: Expected a value between 0 and"],
    ] as const,
  )("stops the start with its name and rule, on one line and without it: %j", ([env, rule]) =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(settingsOf(env))
      assert.isTrue(message.startsWith(rule), message)
      assert.notMatch(message, /s3cret|\n/)
    }))

  it.effect("is none of these; an empty one counts as left out", () =>
    Effect.map(
      settingsOf({
        PUBLIC_URL: "https://Parley.Example.org:8443/",
        DATABASE_URL: "postgresql:///parley?host=/run/postgresql",
        REDIS_URL: "rediss://:s3cret@redis.example",
        SMTP_URL: "smtps://user:s3cret@mail.example.org",
        SIGN_IN_METHODS: "google, email",
        SMS_COUNTRIES: "86, 1",
        OPENAI_API_KEY: "",
      }),
      ({ publicUrl, isEmbedded, openAiKey }) => {
        assert.strictEqual(publicUrl, "https://Parley.Example.org:8443")
        assert.isFalse(isEmbedded)
        assert.isNull(openAiKey)
      },
    ))
})
