-- ReferralStore.addCode
insert into "referral_code" ("user_id", "code") values ($1, $2) on conflict do nothing;

-- ReferralStore.codeOf
select "code" from "referral_code" where "user_id" = $1;

-- ReferralStore.ownerOf
select "user_id" from "referral_code" where "code" = $1;

-- ReferralStore.insert
insert into "referral" ("inviter_id", "newcomer_id", "created_at", "credited_at") values ($1, $2, $3, $4) on conflict do nothing;

-- ReferralStore.ofNewcomer
select * from "referral" where "newcomer_id" = $1;

-- ReferralStore.setCredited
update "referral" set "credited_at" = $1 where "newcomer_id" = $2 and "credited_at" is null returning "newcomer_id";

-- ReferralStore.list
select * from "referral" where "inviter_id" = $1 order by "created_at" desc;

-- ReferralStore.list
select * from "referral" order by "created_at" desc;
