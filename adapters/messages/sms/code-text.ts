const texts: Readonly<Record<string, string>> & { readonly en: string } = {
  en: "{code} is your {brand} code. It works for 5 minutes. Give it to nobody.",
  de: "{code} ist Ihr Code für {brand}. Er gilt 5 Minuten. Geben Sie ihn niemandem.",
  es: "{code} es tu código de {brand}. Vale 5 minutos. No se lo des a nadie.",
  fr: "{code} est votre code {brand}. Il est valable 5 minutes. Ne le donnez à personne.",
  ja: "{brand} の確認コードは {code} です。有効期限は5分です。誰にも教えないでください。",
  ko: "{brand} 인증 코드는 {code}입니다. 5분 동안 유효합니다. 누구에게도 알려주지 마세요.",
  pt: "{code} é o seu código do {brand}. Vale por 5 minutos. Não o passe a ninguém.",
  zh: "您的 {brand} 验证码是 {code}，5 分钟内有效。请勿告诉任何人。",
}

/** The message in a language; in English where we do not have it. The code comes first where phones look for it. */
export const codeText = (brand: string, code: string, language: string): string =>
  (texts[language.slice(0, 2)] ?? texts.en).replace("{code}", code).replace("{brand}", brand)
