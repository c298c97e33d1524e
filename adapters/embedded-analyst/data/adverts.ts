import { anyCase } from "#adapters/intl/any-case.ts"

interface AdvertCues {
  /** Says that a sponsor is about to be praised. */
  readonly names: RegExp
  /** What only advertisements say. */
  readonly sells: RegExp
  /** The show resumes. */
  readonly returns: RegExp
}

export const adverts: Readonly<Record<string, AdvertCues>> = {
  en: {
    names: anyCase(
      String
        .raw`\b(?:brought to you by|(?:sponsored|supported|made possible|presented) by (?!the (?:state|government|union|council|university)\b)|(?:a )?(?:quick )?(?:word|message|break) (?:from|for) our (?:sponsors?|partners?)|(?:today's|this (?:week|episode|month)'s|our) (?:show |episode )?sponsors?(?: today| this week)?,? (?:is|are|\p{Lu})|thank(?:s| you)? (?:to )?(?:\p{L}+ ){1,4}for (?:sponsoring|supporting) (?:the|this|our) (?:show|podcast|episode|channel))`,
    ),
    sells:
      /\b(?:(?:promo|discount|coupon|offer|our|my|the) code [\p{L}\p{N}]+|at checkout|(?:percent|%) off (?:your|the|all|any)|(?:use|enter) (?:the |my |our )?code|(?:go|head) (?:over )?to [\w-]+(?: ?dot ?|\.)(?:com|org|net|io|co|example)|free (?:trial|month|shipping|delivery)|money[- ]back|link is in the (?:show notes|description)|sign up (?:today|now)|terms (?:and conditions )?apply)(?!\p{L})/iu,
    returns: anyCase(
      String
        .raw`\b(?:(?:now|so|and|okay|anyway|all right),? )?(?:let's (?:get )?|we're |and )?back to (?:the|our|my|today's|\p{Lu})|\bwhere were we\b`,
    ),
  },
  de: {
    names:
      /(?:(?:präsentiert|gesponsert|unterstützt) (?:wird|von)|wird (?:dir |euch |ihnen )?(?:präsentiert|gesponsert|unterstützt) von|kurze werbung|(?:unser|heutiger) (?:sponsor|werbepartner)|unserem (?:heutigen )?(?:sponsor|werbepartner))/iu,
    sells:
      /(?:rabattcode|gutscheincode|mit dem code|prozent (?:rabatt|auf (?:deine|eure|die erste))|kostenlos (?:testen|ausprobieren)|link (?:ist |findet ihr |steht )?in den (?:shownotes|show notes))/iu,
    returns: /(?:zurück zu(?:r|m)? |weiter (?:geht's|im gespräch|mit))/iu,
  },
  es: {
    names:
      /(?:patrocinad[oa] por|gracias a nuestro patrocinador|nuestro patrocinador|ofrecido por|una pausa publicitaria)/iu,
    sells: /(?:código (?:de descuento|promocional|\p{Lu})|por ciento de descuento|prueba gratuita|gratis durante)/iu,
    returns: /(?:volvemos (?:con|al?)|volviendo al?|de vuelta (?:con|al?))/iu,
  },
  fr: {
    names:
      /(?:sponsoris[ée]e? par|présenté par notre partenaire|notre (?:sponsor|partenaire) du jour|vous est (?:proposé|offert) par|page de publicité)/iu,
    sells: /(?:code (?:promo|de réduction)|avec le code|pour ?cent de réduction|essai gratuit|gratuitement pendant)/iu,
    returns: /(?:revenons (?:à|au)|on revient (?:à|au)|retour (?:à|au))/iu,
  },
  pt: {
    names: /(?:patrocinad[oa] p(?:or|el[oa])|nosso patrocinador|oferecimento d[eoa]|intervalo comercial)/iu,
    sells: /(?:código (?:de desconto|promocional)|cupom|por cento de desconto|teste (?:grátis|gratuito))/iu,
    returns: /(?:voltando (?:ao?|para)|de volta (?:ao?|com))/iu,
  },
  zh: {
    names:
      /本期(?:节目|播客)?由[^。]{1,20}(?:赞助|冠名|支持)|(?:感谢|来自)[^。]{0,12}(?:赞助商|金主|冠名)|插播(?:一条|一段)?广告/u,
    sells: /优惠码|折扣码|下单(?:立减|时)|免费试用|首单|打[\d一二三四五六七八九]折/u,
    returns: /(?:回到|言归正传|继续)(?:我们|今天|正题|节目)?/u,
  },
  ja: {
    names: /(?:提供でお送り|スポンサー(?:は|の|から))|ここで(?:お知らせ|広告)/u,
    sells: /クーポンコード|割引コード|無料(?:お試し|体験)|パーセントオフ/u,
    returns: /(?:本編|話|番組)に戻/u,
  },
  ko: {
    names: /(?:후원|협찬|제공)(?:으로|을 받|합니다)|광고(?: 듣고| 후에|입니다)/u,
    sells: /할인 ?코드|쿠폰|무료 ?체험|퍼센트 할인/u,
    returns: /(?:다시|본론으로) (?:돌아|이야기)/u,
  },
}
