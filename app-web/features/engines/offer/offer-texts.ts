import type { Language } from "#texts/languages.ts"
import { sizeOf } from "#web/lib/format.ts"
import type { Translate } from "#web/lib/text.ts"
import { strengthOf } from "../model-facts.ts"
import { type EngineModel, isUnderWay } from "../use-engines.ts"

interface OfferTexts {
  readonly title: string
  readonly text: string
  /** Of the button. */
  readonly get: string
}

/** What the offer of models says: before, while and after they are downloaded. */
export const offerTexts = (
  models: readonly [EngineModel, ...ReadonlyArray<EngineModel>],
  reader: Language,
  { t, engineText, partText }: {
    readonly t: Translate<"engines/offer">
    readonly engineText: Translate<"engines">
    readonly partText: Translate<"engines/parts">
  },
): OfferTexts => {
  const [{ purpose, title }] = models
  const list = new Intl.ListFormat(reader)
  const names = {
    title,
    titles: list.format(models.map((one) => one.title)),
    size: sizeOf(models.reduce((sum, { bytes }) => sum + bytes, 0), reader),
    host: list.format(new Set(models.map(({ host }) => host))),
  }
  const isOne = models.length === 1
  const get = isOne ? t("offer.get", names) : t("offer.getBoth")
  if (models.every(({ is_used: isUsed }) => isUsed)) {
    return { title: t(isOne ? "offer.ready" : "offer.readyBoth", names), text: t("offer.readyText"), get }
  }
  const kind = !isOne ? "both" : purpose === "language" ? "language" : "title"
  const text = { both: "offer.bothText", language: "offer.languageText", title: "offer.text" } as const
  return {
    title: t(`offer.${kind}`, names),
    text: models.some(isUnderWay)
      ? t("offer.meanwhile")
      : isOne
      ? `${t(text[kind], names)} ${strengthOf(models[0], engineText, partText)}`
      : t(text[kind], names),
    get,
  }
}
