import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { join } from "node:path"

interface Wanted {
  /** Where its folder is made. */
  readonly folder: string
  readonly days?: number
  /** A name or address it is for. */
  readonly name?: string
}

/** A certificate that signs itself, in files, made by openssl. */
export const aCertificate = ({ folder, days = 90, name = "IP:127.0.0.1" }: Wanted) => {
  const own = mkdtempSync(join(folder, "certificate-"))
  const files = { cert: join(own, "cert.pem"), key: join(own, "key.pem") }
  const subject = ["-subj", "/CN=Parley", "-addext", `subjectAltName=${name}`]
  const pair = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", files.key, "-out", files.cert]
  execFileSync("openssl", ["req", "-x509", "-nodes", "-days", String(days), ...pair, ...subject], { stdio: "pipe" })
  return { files, cert: readFileSync(files.cert, "utf8"), key: readFileSync(files.key, "utf8") }
}
