/** Where a provider's interface is, and what opens it. */
export interface Access {
  /** Without a slash at its end. */
  readonly url: string
  /** The header with the key. */
  readonly key: Readonly<Record<string, string>>
  /** Answers that mean "later", besides 429 and errors of its own. */
  readonly busy: ReadonlyArray<number>
  /** Addresses inside the network from which recordings may come, as "host:port", besides the provider's own. */
  readonly inside: ReadonlySet<string>
}

/** An address as "host:port". */
export const hostAndPort = (url: URL): string =>
  `${url.hostname.replace(/^\[|\]$/g, "")}:${url.port || (url.protocol === "https:" ? 443 : 80)}`
