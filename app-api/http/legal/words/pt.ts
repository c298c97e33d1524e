import type { LegalWords } from "../legal-words.ts"

export const pt: LegalWords = {
  terms: {
    title: "Termos",
    sections: [
      [
        "Este servidor",
        "{brand} transforma gravações e documentos em texto. Este servidor, em {url}, é mantido por seu operador, não por quem criou o software. O operador decide quem pode usá-lo e responde às suas perguntas.",
      ],
      [
        "Seus arquivos",
        "O que você envia continua sendo seu. Envie só o que você tem direito de enviar e avise as pessoas que grava quando a lei exigir.",
      ],
      [
        "A IA pode errar",
        "Transcrições, resumos, respostas e traduções são feitos por programas e podem estar errados. Confira-os com a gravação antes de confiar neles.",
      ],
      [
        "Uso correto",
        "Não prejudique este servidor nem outras pessoas. O operador pode limitar ou desativar uma conta que faça isso.",
      ],
      [
        "Sem garantia",
        "O software é oferecido sem garantia, até onde a lei permite. Guarde cópias do que é importante para você.",
      ],
      [
        "O fim",
        "Você pode parar quando quiser: exclua seus arquivos na biblioteca ou toda a sua conta na página da conta. Durante sete dias, ainda é possível voltar atrás.",
      ],
    ],
  },
  privacy: {
    title: "Privacidade",
    sections: [
      ["Quem mantém este servidor", "O operador de {url}. Quem criou o software não recebe nada dele."],
      [
        "O que é guardado",
        "Seu e-mail ou telefone, a versão dos termos que você aceitou, suas configurações, seus arquivos e o que foi feito deles, e suas sessões: tipo de navegador, lugar e último uso. O registro contém endereços de rede.",
      ],
      [
        "Para onde vai",
        "Seus arquivos são processados neste servidor, a menos que o operador tenha configurado serviços de reconhecimento, resumo ou tradução: nesse caso, som ou texto é enviado a eles. Os e-mails passam pelo serviço do operador. Entrar por outro provedor e a verificação do Turnstile envolvem essas empresas.",
      ],
      ["No seu navegador", "Sua sessão, suas escolhas e o trabalho não terminado. Não há publicidade."],
      [
        "Por quanto tempo",
        "Arquivos até você excluí-los; sessões por no máximo 90 dias; o registro enquanto o operador o mantiver.",
      ],
      [
        "Como excluir",
        "Exclua arquivos na biblioteca. Na página da conta, você pode baixar uma cópia dos seus dados ou excluir sua conta.",
      ],
    ],
  },
  note: "Estes textos vêm com o software. O operador não publicou outros.",
}
