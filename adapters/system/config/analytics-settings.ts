import { Config, Schema } from "effect"
import { between, namesOf } from "./kinds.ts"

/** An address without anything that a content policy could not name. */
const isPlainAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/u.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "" &&
    !/[;,\s]/u.test(text)
}

/** Usage analytics. Without a collector nothing is reported. */
export const analyticsSettings = {
  /** Who collects the reports: this server (`own`), or the address of another collector. */
  analyticsCollector: Config.option(
    Config.schema(
      Schema.String.check(
        Schema.makeFilter((text) => text === "own" || isPlainAddress(text), {
          expected: "own, or an address such as https://collector.example.org/collect, without a query",
        }),
      ),
      "ANALYTICS_COLLECTOR",
    ),
  ).pipe(Config.map((given) => given._tag === "Some" ? given.value : null)),
  /** The editions in which it is reported. */
  analyticsRegions: namesOf(["international", "cn"], "ANALYTICS_REGIONS").pipe(
    Config.map((names) => names?.split(",").map((name) => name.trim()) ?? ["international", "cn"]),
  ),
  /** What the collector knows this product and its public fields by. */
  analyticsProduct: between(1, 999_999_999, "ANALYTICS_PRODUCT_NO").pipe(Config.withDefault(1)),
  analyticsPublicIndex: between(1, 999_999_999, "ANALYTICS_PUBLIC_INDEX").pipe(Config.withDefault(1)),
}

interface Given {
  readonly analyticsCollector: string | null
  readonly analyticsRegions: ReadonlyArray<string>
  readonly analyticsProduct: number
  readonly analyticsPublicIndex: number
}

/** What pages need to report their use; null where nothing is reported. */
export const analyticsIn = (given: Given, region: string) => {
  const { analyticsCollector: collector, analyticsRegions: regions } = given
  const isOn = collector !== null && regions.includes(region)
  return {
    collectsUsage: isOn && collector === "own",
    analytics: isOn
      ? {
        collector: collector === "own" ? "/collect" : collector,
        productNo: given.analyticsProduct,
        publicIndex: given.analyticsPublicIndex,
      }
      : null,
  }
}
