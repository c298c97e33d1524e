import { cpSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { build, folder, root, run } from "./podman.ts"

const services = ["postgres", "redis", "storage", "mail", "caddy"] as const

/** What the two of Node need of ours and of npm's. */
const copyInto = (context: string): void => {
  for (const path of ["tests/image/stand-ins", "tests/support/signed-store.ts"]) {
    cpSync(join(root, path), join(context, path), { recursive: true })
  }
  const script = `
    import { cpSync } from "node:fs"
    import { join, relative } from "node:path"
    import { packagesFor } from "./app-cli/launch/image-packages.mjs"
    for (const at of packagesFor(["s3rver", "smtp-server"], ${JSON.stringify(root)}, {}).keys()) {
      cpSync(at, join(${JSON.stringify(context)}, relative(${JSON.stringify(root)}, at)), { recursive: true })
    }`
  run(process.execPath, "--input-type=module", "-e", script)
}

const nameOf = (service: (typeof services)[number]): string => `localhost/parley-stand-in:${service}`

/** Builds an image for each service of deploy/compose.scaled.yaml, on Parley's; returns the settings that name them. */
export const standIns = (parley: string): Readonly<Record<string, string>> => {
  const context = join(folder, "stand-ins")
  mkdirSync(context)
  copyInto(context)
  const dockerfile = join(root, "tests/image/stand-ins/Dockerfile")
  for (const service of services) {
    build(nameOf(service), context, dockerfile, "--target", service, "--build-arg", `PARLEY=${parley}`)
  }
  return {
    PARLEY_IMAGE: parley,
    POSTGRES_IMAGE: nameOf("postgres"),
    REDIS_IMAGE: nameOf("redis"),
    S3_IMAGE: nameOf("storage"),
    MAIL_IMAGE: nameOf("mail"),
    CADDY_IMAGE: nameOf("caddy"),
  }
}
