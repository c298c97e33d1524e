-- InvitationStore.save
insert into "invitation" ("email", "invited_at") values ($1, $2) on conflict ("email") do update set "email" = $3, "invited_at" = $4;

-- InvitationStore.find
select * from "invitation" where "email" = $1;

-- InvitationStore.remove
delete from "invitation" where "email" = $1;
