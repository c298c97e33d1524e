-- IdentityStore.insert
insert into "identity" ("issuer", "subject", "user_id", "email", "created_at") values ($1, $2, $3, $4, $5) on conflict ("issuer", "subject") do nothing;

-- IdentityStore.insert, IdentityStore.find
select * from "identity" where "issuer" = $1 and "subject" = $2;

-- IdentityStore.ofUser
select * from "identity" where "user_id" = $1 order by "created_at", "issuer", "subject";

-- IdentityStore.remove
delete from "identity" where "issuer" = $1 and "subject" = $2;

-- IdentityStore.removeOfUser
delete from "identity" where "user_id" = $1;
