import { Context } from "effect"
import type { LinkHosts } from "./link-address.ts"

/** Which sites the operator allows links to: YouTube, unless the profile sets others. */
export class LinkRules extends Context.Reference<{ readonly hosts: LinkHosts }>("domain/link/LinkRules", {
  defaultValue: () => ({ hosts: ["youtube.com"] }),
}) {}
