import { Client } from "pg"

export interface Service {
  /** Another image, by this setting. */
  readonly setting: string
  readonly image: string
  /** The port that it listens on inside. */
  readonly port: number
  /** Another one that tests ask by HTTP; null if there is none. */
  readonly webPort: number | null
  readonly env: Readonly<Record<string, string>>
  readonly command: ReadonlyArray<string>
}

/** Where a container is: what the library says, which need not be this machine. */
export interface Place {
  readonly host: string
  readonly webPort: number | null
}

/** What the store in a container takes; an image with keys of its own needs the settings. */
export const keys = {
  accessKeyId: process.env["TEST_S3_ACCESS_KEY_ID"] ?? "parley-tests",
  secretAccessKey: process.env["TEST_S3_SECRET_ACCESS_KEY"] ?? "parley-tests",
}

/** Nothing survives the run, so nothing is synced. Each process of a test has a pool of ten, and many run at once. */
export const fast = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "shared_buffers=64MB",
  "max_connections=400",
]

export const services = {
  postgres: {
    setting: "TEST_POSTGRES_IMAGE",
    image: "docker.io/library/postgres:18",
    port: 5432,
    webPort: null,
    env: {
      POSTGRES_USER: "test",
      POSTGRES_HOST_AUTH_METHOD: "trust",
      POSTGRES_INITDB_ARGS: "--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8",
    },
    command: ["postgres", ...fast.flatMap((one) => ["-c", one])],
  },
  redis: {
    setting: "TEST_REDIS_IMAGE",
    image: "docker.io/library/redis:7",
    port: 6379,
    webPort: null,
    env: {},
    command: [],
  },
  s3: {
    setting: "TEST_S3_IMAGE",
    image: "docker.io/minio/minio",
    port: 9000,
    webPort: null,
    env: { MINIO_ROOT_USER: keys.accessKeyId, MINIO_ROOT_PASSWORD: keys.secretAccessKey },
    command: ["server", "/data"],
  },
  mail: {
    setting: "TEST_MAIL_IMAGE",
    image: "docker.io/axllent/mailpit",
    port: 1025,
    webPort: 8025,
    env: {},
    command: [],
  },
} as const satisfies Readonly<Record<string, Service>>

export type ServiceName = keyof typeof services

export const isServiceName = (name: string): name is ServiceName => name in services

export const imageOf = (name: ServiceName): string => process.env[services[name].setting] ?? services[name].image

export const answersQueries = async (url: string): Promise<boolean> => {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
