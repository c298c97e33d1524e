-- VoiceStore.setOn
insert into "voice_recognition" ("user_id") values ($1) on conflict do nothing;

-- VoiceStore.isOn
select "user_id" from "voice_recognition" where "user_id" = $1;

-- VoiceStore.save
insert into "voice" ("id", "owner_id", "name", "model", "samples", "created_at", "updated_at") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("id") do update set "name" = $8, "model" = $9, "samples" = $10, "created_at" = $11, "updated_at" = $12;

-- VoiceStore.list
select * from "voice" where "owner_id" = $1 order by "name", "id";

-- VoiceStore.saveOfTask
select "id" from "task" where "id" = $1 for update;

-- VoiceStore.saveOfTask
insert into "task_voices" ("task_id", "doc") values ($1, $2) on conflict ("task_id") do update set "doc" = $3;

-- VoiceStore.ofTask
select "doc" from "task_voices" where "task_id" = $1;

-- VoiceStore.remove
delete from "voice" where "id" = $1 and "owner_id" = $2 returning "id";

-- VoiceStore.clear
delete from "voice" where "owner_id" = $1;

-- VoiceStore.clear, VoiceStore.setOn
delete from "task_voices" where "task_id" in (select "id" from "task" where "owner_id" = $1);

-- VoiceStore.setOn
delete from "voice_recognition" where "user_id" = $1;
