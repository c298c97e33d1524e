-- MailChoiceStore.save
insert into "mail_choice" ("user_id", "doc", "digest_at", "digest_day") values ($1, $2, $3, $4) on conflict ("user_id") do update set "doc" = $5, "digest_at" = coalesce(mail_choice.digest_at, $6::timestamptz);

-- MailChoiceStore.find
select "doc" from "mail_choice" where "user_id" = $1;

-- MailChoiceStore.takeDigest
update "mail_choice" set "digest_at" = $1 where "user_id" in (select "user_id" from "mail_choice" where "digest_at" <= $2 order by "digest_at", "user_id" limit $3 for update skip locked) returning "user_id", "digest_day";

-- MailChoiceStore.settleDigest
update "mail_choice" set "digest_at" = $1, "digest_day" = $2 where "user_id" = $3 and "digest_at" = $4;
