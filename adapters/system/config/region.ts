import { Config } from "effect"

export const regionSettings = {
  /**
   * The edition: sent to the web app, and decides how text without a byte-order mark is decoded; as `tools` and `cn-tools`,
   * the start page is that of the free tools.
   */
  region: Config.Literals(["international", "cn", "tools", "cn-tools"], "REGION").pipe(
    Config.withDefault("international" as const),
  ),
  /** Host names, separated by commas, at which a deployment is the China edition whatever REGION says. */
  cnHostnames: Config.String("CN_HOSTNAMES").pipe(Config.withDefault("")),
}

interface Given {
  readonly region: "international" | "cn" | "tools" | "cn-tools"
  readonly cnHostnames: string
}

export const regionIn = ({ region, cnHostnames }: Given, publicUrl: string) => ({
  region: region.startsWith("cn") || isChinese(publicUrl, cnHostnames) ? "cn" as const : "international" as const,
  /** Whether the start page is that of the free tools. */
  isToolsSite: region.endsWith("tools"),
})

const isChinese = (publicUrl: string, hostnames: string): boolean =>
  hostnames.split(",").some((name) => name.trim().toLowerCase() === URL.parse(publicUrl)?.hostname)
