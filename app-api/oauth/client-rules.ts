import { errors } from "oidc-provider"
import { isLoopback } from "./loopback.ts"

interface Metadata {
  redirect_uris?: unknown
  client_name?: unknown
  application_type?: unknown
  scope?: unknown
}

/** People read these names on the consent page. */
const longestName = 100
const mostAddresses = 20

/** What the library leaves open: a code goes over TLS, to the machine itself, or to an application by its own scheme. */
export const refuseOdd = ({ redirect_uris: uris, client_name: name }: Metadata): void => {
  if (typeof name === "string" && name.length > longestName) {
    throw new errors.InvalidClientMetadata(`client_name may have ${longestName} characters at most`)
  }
  const addresses = addressesIn(uris)
  if (addresses.length > mostAddresses) {
    throw new errors.InvalidRedirectUri(`redirect_uris may hold ${mostAddresses} addresses at most`)
  }
  if (addresses.some((url) => url.protocol === "http:" && !isLoopback(url))) {
    throw new errors.InvalidRedirectUri("redirect_uris must use https or a loopback address")
  }
}

/**
 * Reads what a program sends as it was meant. It may ask for a scope that it did not name when it registered: the person
 * decides. And it is one of a machine, whose port may change, if it goes to one or has a scheme of its own.
 */
export const asMeant = (metadata: Metadata): void => {
  delete metadata.scope
  const addresses = addressesIn(metadata.redirect_uris)
  if (addresses.some(({ protocol }) => protocol !== "https:")) metadata.application_type = "native"
}

const addressesIn = (uris: unknown): ReadonlyArray<URL> =>
  Array.isArray(uris) ? uris.flatMap((uri) => URL.parse(String(uri)) ?? []) : []
