const en = {
  note: "This page stands in for a payment provider.",
  noCharge: "Nothing is really charged.",
  notFound: "Not found",
  subject: "For",
  amount: "Amount",
  pay: "Pay {amount}",
  back: "Go back",
}

const words: Readonly<Record<string, typeof en>> = {
  en,
  de: {
    note: "Diese Seite steht für einen Zahlungsanbieter.",
    noCharge: "Es wird nichts wirklich abgebucht.",
    notFound: "Nicht gefunden",
    subject: "Für",
    amount: "Betrag",
    pay: "{amount} bezahlen",
    back: "Zurück",
  },
  es: {
    note: "Esta página hace las veces de un proveedor de pagos.",
    noCharge: "No se cobra nada de verdad.",
    notFound: "No encontrado",
    subject: "Concepto",
    amount: "Importe",
    pay: "Pagar {amount}",
    back: "Volver",
  },
  fr: {
    note: "Cette page remplace un prestataire de paiement.",
    noCharge: "Rien n’est réellement débité.",
    notFound: "Introuvable",
    subject: "Objet",
    amount: "Montant",
    pay: "Payer {amount}",
    back: "Retour",
  },
  ja: {
    note: "このページは決済サービスの代わりです。",
    noCharge: "実際の請求はありません。",
    notFound: "見つかりません",
    subject: "内容",
    amount: "金額",
    pay: "{amount} を支払う",
    back: "戻る",
  },
  ko: {
    note: "이 페이지는 결제 서비스를 대신합니다.",
    noCharge: "실제로 청구되지 않습니다.",
    notFound: "찾을 수 없습니다",
    subject: "내용",
    amount: "금액",
    pay: "{amount} 결제",
    back: "돌아가기",
  },
  pt: {
    note: "Esta página faz as vezes de um provedor de pagamentos.",
    noCharge: "Nada é cobrado de verdade.",
    notFound: "Não encontrado",
    subject: "Referente a",
    amount: "Valor",
    pay: "Pagar {amount}",
    back: "Voltar",
  },
  "zh-CN": {
    note: "此页面代替支付服务商。",
    noCharge: "不会真的扣款。",
    notFound: "未找到",
    subject: "内容",
    amount: "金额",
    pay: "支付 {amount}",
    back: "返回",
  },
}

/** What all pages of the simulated checkouts say. */
export const pageWords = (language: string): typeof en => words[language] ?? en
