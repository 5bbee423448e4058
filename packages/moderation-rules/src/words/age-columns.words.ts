// How ages under eighteen are given, and what looks like one, in other languages: a table whose columns mean the same in each.
import { readTable, type Table } from './columns.ts';
import { forms } from './forms.ts';

/*
 * A phrase of several words is written with `_`. `kids` are under age only beside a figure or a school, `minors` always;
 * `has` stands before a figure. `nth` and `class` make "in the ninth year". `i_have` stands before one's own age,
 * `i_am` before what one is called, `i_attend` before a school; `you_` and `we_` columns are the same of the two who talk.
 * `things` have birthdays and are no people, `lasting` is said of years that something takes, `did` and `elders` of the past,
 * `jobs` and `errands` of adults at a school.
 * `little` are words for one's own children only after "my".
 */

const germanMinors = [
  forms(
    'zehnjährig elfjährig zwölfjährig dreizehnjährig vierzehnjährig fünfzehnjährig sechzehnjährig siebzehnjährig',
    'e en er es em',
  ),
  forms(
    'erstklässler zweitklässler drittklässler viertklässler fünftklässler sechstklässler siebtklässler achtklässler neuntklässler zehntklässler elftklässler',
    '- s n in innen',
  ),
  forms('minderjährig', '- e en er es em'),
  'konfirmand|konfirmandin|konfirmanden|konfirmandenunterricht|konfi|firmling',
  forms('schul gymnasi grund real haupt', 'mädchen jungen kind astin ast schülerin schüler'),
].join('|');

const german = readTable(`
kids: mädchen|junge|jungen|teenager|jugendliche|jugendlicher|jugendlichen|schüler|tochter|freundin|nachbarin|nachbarstochter|kind
minors: ${germanMinors}|schülerin|schülerinnen|teenagerin
has: von|mit|ist|wurde|wird|gerade|erst|noch|jetzt|der|die|das
years: jahre|jahren|jahr|jährige|jähriges|jähriger|jährigen|jährigem|jaehrige|jaehrigen|jaehriges
pupils: schüler|schülerin|mädchen|junge|jungen|freundin
at: der|aus|in|an|im|auf|am|aufs|ins|zur|die
schools: grundschule|realschule|hauptschule|gesamtschule|gymnasium|mittelschule|mittelstufe|unterstufe|oberstufe|kindergarten|gymi|gym|mittelstufe|sekundarschule
nth: erste|ersten|zweite|zweiten|dritte|dritten|vierte|vierten|fünfte|fünften|sechste|sechsten|siebte|siebten|siebente|siebenten|achte|achten|neunte|neunten|zehnte|zehnten|elfte|elften
class: klasse|schulklasse|klassenstufe|jahrgangsstufe
small: kleines|kleine|kleiner|kleinen|kleinem
attends: besucht|geht|kommt|ist|wiederholt
seems: aus_wie|wirkt_wie|wirkst_wie
from: aus|von|in
within: in
i_have: ich_bin|bin|bin_ich
i_attend: ich_bin|bin|bin_ich|ich_gehe|gehe|geh|gehe_ich|besuche|komme|wiederhole
in_class: in_der|in_die|der|die|in
i_am: ich_bin|bin|bin_ich|ich
under_age: minderjährig|minderjähriger|minderjährige|schüler|schülerin|schulkind|nicht_volljährig|nicht_erwachsen|unter_achtzehn|unter_18|jugendlicher|jugendliche|u18
hedge: erst|schon|noch|gerade|jetzt|fast|bald|nur|gerade_erst|gerade_mal|doch_erst|knapp|beinahe|grad|grade|nämlich|eigentlich|auch|ja|quasi|so_gut_wie|aber|erst_seit_kurzem|frisch|halt|in_wahrheit|in_wirklichkeit|übrigens|mittlerweile|inzwischen
i_turn: ich_werde|werde|werd|ich_werd|werde_ich|werd_ich|ich_wurde|wurde_ich
i_will_turn: ich_werde|werde|werd|ich_werd|werde_ich
when: im|in|nächste|nächsten|nächstes|nächster|bald|morgen|übermorgen|dieses|diesen|diese|ende|anfang|mitte|übernächsten|erst|erst_im|zu|nach
turn_tail: $|jahre|im|am|in|nächste|nächsten|bald|morgen|und|aber|juhu|juhuu|yay|endlich
since: seit|geworden
i_was_born: ^_geboren|ich_wurde|wurde_ich|ich_bin_jahrgang|bin_jahrgang|^_jahrgang|bin_baujahr|ich_bin_vom_jahrgang
my_birth: geburtsdatum|geburtstag|geb|geburtsjahr
my_age: mein_alter|^_alter|mein_wahres_alter|mein_echtes_alter|mein_richtiges_alter
not_yet: noch_keine|noch_nicht|noch_lange_nicht|keine|nicht_mal|erst_in|bis_ich|bis_zur|bis_zum|bis_zu_meinem|unter
and_you: und_du|du|und_dir|u|und_selbst|wer_noch
honestly: ehrlich|ehrlich_gesagt|um_ehrlich_zu_sein|zugegeben|wahrheit|übrigens|nur_damit_du_es_weißt|tatsächlich|eigentlich|achso|sorry
half: einhalb|ein_halb|und_halb
almost: fast|bald|beinahe|demnächst
but: aber|obwohl|auch_wenn|doch
look_older: älter_aus|älter_geschätzt|schätzen_mich|schätzt_mich|reif|reifer|sehe_älter|wirke_älter|halten_mich
me: mich|mir|ich|darf|wartest
until_i_am: bis_ich|bis_zum|wenn_ich|bis_zu_meinem|sobald_ich
of_age: meine_volljährigkeit|meiner_volljährigkeit
a: ein|eine
you_have: du_bist|bist_du|du_wärst|du_wärest|wärst_du|du_seist
pretend: stell_dir_vor|tu_so|tu_als|spiel|spiele|spielst|angenommen|sagen_wir|als_ob|als_wärst|spielst|sei|nehmen_wir_an|geschichte
you_attend: du_bist|bist_du|du_gehst|gehst_du|gingst_du|du_gingst|wärst_du|du_kommst|du_besuchst|gehst
we_attend: wir_sind|wir_gehen|sind_wir|gehen_wir|wir_beide|beide
we_have: wir_sind_beide|wir_beide_sind|sind_wir_beide|wir_sind
someone: jemand|jemandem|jemanden
same_age: so_alt_wie_ich|mein_alter|in_meinem_alter|gleich_alt|gleichaltrig|genauso_alt
relatives: tochter|töchter|sohn|sohnes|söhne|neffe|neffen|nichte|schwester|bruder|cousin|cousine|enkel|enkels|enkelin|patenkind|patentochter|patensohn|zwillinge|nachbarssohn|nachbarsjunge|stieftochter|stiefsohn|bub
little: kind|kindes|kinder|kleine|kleiner|kleinen|große|großer|großen|jüngste|jüngster|älteste|ältester|ältesten
elders: mutter|vater|oma|opa|großmutter|großvater|mama|papa|tante|onkel|eltern|uroma|uropa
things: hund|hündin|katze|kater|pferd|stute|hengst|kaninchen|wellensittich|firma|unternehmen|verein|laden|betrieb|praxis|auto|wagen|motorrad|fahrrad|haus|ehe|freundschaft|jubiläum|whisky|wein|rum|baum|schule|band|serie|spiel|computer|laptop|handy|tier|haustier|papagei|schildkröte|bar|café|restaurant|kanzlei|projekt|blog|kanal
lasting: verheiratet|zusammen|erfahrung|berufserfahrung|ehe|nüchtern|trocken|rauchfrei|selbstständig|später|her|zurück|vorher|älter|jünger|haft|garantie|single|lehrer|lehrerin|arzt|ärztin|krankenschwester|pfleger
did: bin_ich|hab_ich|habe_ich|zog|zogen|kam|ging|lernte|begann|fing|wurde|hat|ist|hatte|war|musste|verließ|heiratete|geheiratet|angefangen|gestorben|starb
when_aged: mit|im_alter_von|als_ich|seit_ich|damals_mit
jobs: lehrer|lehrerin|schulleiter|schulleiterin|direktor|direktorin|rektor|rektorin|hausmeister|hausmeisterin|sekretär|sekretärin|schulsekretärin|erzieher|erzieherin|referendar|referendarin|sozialarbeiter|sozialarbeiterin|schulbegleiter|schulbegleiterin|sozialpädagoge|sozialpädagogin|betreuer|betreuerin|trainer|trainerin|putzkraft|reinigungskraft|köchin|koch|krankenschwester|bibliothekar|bibliothekarin|beamter|beamtin|mutter|vater|mama|papa|dozent|dozentin|lehrkraft|klassenlehrer|klassenlehrerin|praktikant|praktikantin|angestellt|beschäftigt
errands: abholen|abzuholen|hole|holen|unterrichte|unterrichten|unterricht_geben|elternabend|elternsprechtag|arbeiten|arbeite|aushelfen|putzen|vertretung|wählen|anmelden|anzumelden|bringen
`);

const spanish = readTable(`
kids: chica|chico|chicas|chicos|muchacha|muchacho|niña|niño|niñas|niños|nina|nino|adolescente|adolescentes|jovencita|jovencito|joven|nena|nene|alumna|alumno|estudiante|hija|hermana|vecina|prima|sobrina|novia|novio
minors: colegiala|colegialas|colegial|niñita|niñito|menorcita|quinceañera|quinceañero|quinceañeras
has: de|con|tiene|tienes|tengo|tenía|cumple|cumplió|cumplir|cumplo|teniendo|solo|apenas
years: años|anos|añitos|anitos|anios
pupils: alumna|alumno|estudiante|chica|chico|niña|niño|novia
at: de|en|del|la|el|al|a
schools: secundaria|secu|primaria|instituto|insti|preparatoria|prepa|bachillerato|bachi|kínder|guardería|colegio|cole|liceo|la_eso
nth: primer|primero|segundo|tercer|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo
class: grado|curso|básico|de_la_eso|de_eso|de_secundaria|de_secu|de_primaria|de_bachillerato|de_bachi|de_prepa|de_preparatoria|medio|año_de_secundaria|de_media|semestre_de_prepa
small: pequeña|pequeño|pequeñas|pequeños
attends: está|va|cursa|estudia|entra|anda|repite|está_cursando
seems: parece|pareces|aparenta|aparentas|luce|luce_de
from: de|desde|en
within: en|dentro_de
i_have: tengo|tngo|yo_tengo|ya_tengo|con_mis
i_attend: estoy|voy|estudio|curso|ando|sigo|empiezo|empecé|entro|paso|pasé|repito
in_class: en|a
i_am: soy|sigo_siendo|todavía_soy|aunque_sea|siendo_yo
under_age: menor_$|menor_de_edad|menores_de_edad|estudiante_de_secundaria|de_secundaria|adolescente|quinceañera|colegiala|alumna_de_secundaria|alumno_de_secundaria|menor_de_18|menor_de_dieciocho
hedge: solo|sólo|solamente|apenas|ya|casi|todavía|aún|nomás|como|recién|en_realidad|realmente|nada_más|ni_siquiera|tan_solo|unos|los|mis
i_turn: cumplo|cumplí|cumpliré|voy_a_cumplir|acabo_de_cumplir|a_punto_de_cumplir|cumplir
i_will_turn: cumplo|cumpliré|voy_a_cumplir|a_punto_de_cumplir|hasta_que_cumpla|cuando_cumpla
when: el|en|este|esta|la|mañana|pronto|dentro|próximo|por|apenas|hasta
turn_tail: $|y|años|añitos|el|la|en|este|esta|mañana|pronto|dentro|hoy|ayer|hace|pero|jaja|jajaja
since: desde
i_was_born: nací|^_nacida|^_nacido|^_del
my_birth: fecha_de_nacimiento|mi_cumple|mi_cumpleaños|año_de_nacimiento
my_age: mi_edad|^_edad
not_yet: no_tengo|no_cumplo|no_he_cumplido|aún_no|todavía_no|aun_no|ni_siquiera_tengo|para_los|para_cumplir|hasta_los|hasta_que_cumpla|cuando_cumpla|menos_de|menor_de|no_llego_a_los
and_you: y_tú|y_tu|tú|tu|y_vos|vos|u|y_usted
honestly: la_verdad|honestamente|sinceramente|de_hecho|en_realidad|confieso|por_cierto|para_ser_sincera|para_ser_sincero|siendo_honesta|siendo_honesto|perdón
half: y_medio
almost: casi|pronto|ya_casi
but: pero|aunque
look_older: aparento|parezco|me_echan|más_madura|más_maduro|me_veo_mayor|me_dan|me_ponen
me: me|mí|puedo
until_i_am: que_cumpla|q_cumpla|que_tenga|q_tenga|cuando_cumpla|que_cumpla_los|q_cumpla_los|los
of_age: mi_mayoría_de_edad
a: un|una
you_have: tienes|tenés|tuvieras|tengas
pretend: imagina|imagínate|finge|haz_de|juega|juegas|interpretas|supón|supongamos|digamos|como_si|historia
you_attend: estás|vas|estudias|estas|cursas|eres
we_attend: estamos|vamos|somos_dos|los_dos_estamos|ambos_estamos|cursamos
we_have: tenemos|los_dos_tenemos|ambos_tenemos
someone: alguien
same_age: mi_edad|misma_edad|mismos_años|igual_que_yo
relatives: hija|hijo|hijas|hijos|sobrina|sobrino|sobrinos|hermana|hermano|primo|prima|nieta|nieto|nietos|gemelos|gemelas|mellizos|ahijada|ahijado|hijastra|hijastro|bebé|vecinito
little: peque|peques|pequeño|pequeña|mayor|mediano|mediana|niña|niño|niños|chaval
elders: madre|padre|abuela|abuelo|mamá|papá|tía|tío|bisabuela|bisabuelo|padres|abuelos
things: perro|perra|perrito|perrita|gato|gata|gatito|gatita|caballo|yegua|conejo|loro|mascota|tortuga|empresa|compañía|negocio|tienda|bar|café|restaurante|coche|carro|moto|bici|casa|edificio|piso|matrimonio|amistad|aniversario|boda|whisky|vino|ron|árbol|banda|serie|juego|ordenador|computadora|móvil|proyecto|blog|canal|club|equipo|asociación|despacho|firma|marca|escuela|revista|panadería|librería
lasting: experiencia|matrimonio|casado|casada|casados|juntos|carrera|servicio|trabajo|trabajando|relación|antigüedad|sobrio|sobria|garantía|diferencia|viviendo|profesión|amistad|cárcel
did: casé|casó|mudé|mudamos|empecé|empezó|conocí|conoció|tuve|tuvo|fui|fue|llegué|llegó|dejé|dejó|aprendí|aprendió|perdí|perdió|murió|emigró|emigré|entré|entró|me_fui|se_fue|era|trabajaba|vivía
when_aged: a_los|con|cuando_tenía|cuando_yo_tenía|desde_los
jobs: profesor|profesora|profe|maestro|maestra|docente|director|directora|conserje|orientador|orientadora|bibliotecario|bibliotecaria|secretario|secretaria|monitor|monitora|entrenador|entrenadora|psicólogo|psicóloga|enfermero|enfermera|cocinera|cocinero|limpiadora|madre|padre|mamá|papá|trabajo|trabajador|trabajadora|jefe|jefa|preceptor|preceptora
errands: recoger|buscar|dejar|llevar|dando|dar_clase|dar_clases|trabajar|trabajando|enseñar|enseñando|reunión|junta|votar|inscribir|limpiar|doy|enseño
`);

const french = readTable(`
kids: fille|filles|garçon|garçons|gamine|gamin|gosse|môme|ado|ados|adolescente|adolescent|jeune|élève|étudiante|nana|meuf|voisine|cousine|nièce|copine|copain
minors: mineure|mineures|écolière|écolières|écolier|collégienne|collégiennes|collégien|lycéenne|lycéennes|lycéen|fillette|fillettes
has: a|as|ai|avait|aura|avoir|davoir|de|agée|agé|âgée|âgé|ayant|fêté|fêter|que
years: ans|printemps|piges
pupils: élève|fille|garçon|ado|gamine|copine|étudiante|étudiant
at: de|en|au|du|à|la|le|classe|dans
schools: collège|lycée|primaire|maternelle|cm1|cm2|cp|ce1|ce2|bahut
nth: sixième|cinquième|quatrième|troisième
class: eme|ème|e|ième
small: petite|petites|petit
attends: est|va|entre|passe|redouble
seems: fait|fais|paraît|parais|semble
from: de|d|à
within: dans|dici
i_have: jai|j_ai|je_nai_que|je_nai|moi_cest
i_attend: je_suis|chui|jsuis|chuis|suis|je_vais|jentre|je_rentre|je_passe|je_redouble|jétudie|rentre|moi_cest
in_class: en
i_am: je_suis|chui|jsuis|chuis|suis|je_reste
under_age: mineur|mineure|collégien|collégienne|lycéen|lycéenne|écolier|écolière|pas_majeur|pas_majeure|pas_encore_majeur|pas_encore_majeure|ado|une_ado|un_ado|élève_de
hedge: seulement|juste|que|déjà|bientôt|presque|à_peine|tout_juste|en_vrai|en_fait|encore|genre|environ|pas_loin_de|quasi|quasiment|mes|les|vraiment
i_turn: jaurai|je_vais_avoir|jvais_avoir|je_fête|je_viens_davoir|je_viens_de_fêter|jai_eu|jfête|jai_fêté
i_will_turn: jaurai|je_vais_avoir|jvais_avoir|je_fête|jfête|jusquà_mes|jusqua_mes|avant_mes
when: en|le|au|dans|ce|cette|bientôt|demain|que|mes|cet
turn_tail: ans|piges
since: depuis
i_was_born: je_suis_né|je_suis_née|chui_né|chui_née|jsuis_né|jsuis_née|suis_né|suis_née|^_né|^_née
my_birth: date_de_naissance|mon_anniversaire|mon_anniv|année_de_naissance|mon_annif
my_age: mon_âge|mon_vrai_âge|mon_véritable_âge|mon_âge_réel
not_yet: pas_encore|pas|avant_mes|avant_davoir|jusquà_mes|moins_de|même_pas|quand_jaurai|davoir|avant_les
and_you: et_toi|toi|et_vous|u|tu|et_twa|toi_aussi
honestly: honnêtement|franchement|en_vrai|pour_être_honnête|à_vrai_dire|javoue|pour_être_franche|pour_être_franc|bon|au_fait
half: et_demi
almost: bientôt|presque|quasi
but: mais|même_si
look_older: men_donne|men_donnent|fais_plus|me_donne|parais|plus_mature|on_me_dit|font_plus
me: me|mattends|moi|maman|peux
until_i_am: que_jaie|que_jai|mes|davoir|quand_jaurai
of_age: ma_majorité
a: un|une
you_have: tu_as|tas|tu_aurais|taurais|tu_avais|tavais
pretend: imagine|imaginons|fais_comme_si|joue|joues|fais_semblant|disons|comme_si|histoire|on_dirait_que
you_attend: tu_es|t_es|tes|tu_vas|tu_entres|tu_étais
we_attend: on_est|nous_sommes|on_va|tous_les_deux|toutes_les_deux
we_have: on_a|nous_avons|on_a_tous_les_deux
someone: quelquun|qqun
same_age: mon_âge|le_même_âge|même_âge
relatives: fils|nièce|neveu|neveux|sœur|soeur|frère|cousin|cousine|petitefille|petitfils|bellefille|beaufils|aîné|aînée|cadet|cadette|jumeaux|jumelles|filleul|filleule|bébé|benjamin|benjamine
little: fille|filles|enfant|enfants|dernier|dernière|ptit|ptite|petit|petite|petits|gamin|gamine|gamins|loulou
elders: mère|père|grandmère|grandpère|mamie|papi|papy|mémé|pépé|maman|papa|tante|oncle|parents|grand_mère|grand_père
things: chien|chienne|chat|chatte|minette|cheval|jument|lapin|perroquet|tortue|entreprise|boîte|société|boutique|magasin|bar|café|restaurant|resto|voiture|moto|vélo|maison|immeuble|appart|mariage|amitié|anniversaire_de_mariage|whisky|vin|rhum|arbre|groupe|série|jeu|ordi|ordinateur|téléphone|projet|blog|chaîne|club|équipe|association|asso|cabinet|marque|école|librairie|boulangerie|théâtre
lasting: expérience|dexpérience|mariage|mariée|mariés|marié|ensemble|carrière|service|métier|amitié|sobriété|vie_commune|ancienneté|dancienneté|garantie|écart|décart|prison|boulot|différence
did: pensais|croyais|voulais|rêvais|suis_partie|suis_parti|me_suis|sest|ai_commencé|jai_commencé|a_commencé|jai_quitté|a_quitté|jai_perdu|a_perdu|jai_rencontré|a_rencontré|jai_appris|nous_avons|est_parti|est_partie|est_mort|est_morte|jétais|je_vivais|travaillait|travaillais|mariée|marié|jai_déménagé
when_aged: à|quand_javais|à_lâge_de|dès|vers
jobs: prof|profs|professeur|professeure|enseignant|enseignante|instit|institutrice|instituteur|directeur|directrice|proviseur|proviseure|principal|principale|surveillant|surveillante|pion|pionne|cpe|aesh|atsem|infirmier|infirmière|documentaliste|secrétaire|cuisinier|cuisinière|concierge|gardien|gardienne|agent|remplaçant|remplaçante|maître|maîtresse|animateur|animatrice|entraîneur|parent|maman|papa|mère|père|travaille|bosse|enseigne|psychologue|éducateur|éducatrice|conseiller|conseillère|avs
errands: chercher|récupérer|déposer|emmener|travailler|bosser|enseigner|réunion|voter|inscrire|donner|faire_cours|accompagner|rencontrer
`);

const portuguese = readTable(`
kids: menina|menino|meninas|meninos|garota|garoto|garotas|garotos|moça|moço|guria|guri|adolescente|adolescentes|aluna|aluno|estudante|jovem|filha|irmã|prima|vizinha|sobrinha|namorada|namorado|rapaz|rapariga
minors: colegial|colegiais|menininha|menininho|novinha|novinho|garotinha|garotinho
has: de|com|tem|tens|tenho|tinha|fez|fazer|faz|completar|completou|ter|só|apenas|que
years: anos|aninhos
pupils: aluna|aluno|estudante|menina|menino|garota|garoto|namorada
at: do|da|de|no|na|em|o|a
schools: fundamental|colégio|ginásio|creche|primário|ensino_médio|ensino_fundamental|ensino_básico|ensino_secundário|secundário|liceu|escola
nth: primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|nona|décimo_primeiro|décimo_segundo
class: ano|série|colegial|o_ano|do_ensino_médio|do_fundamental|do_médio
small: pequena|pequeno
attends: está|cursa|estuda|vai|frequenta|entra|anda|tá|repete
seems: parece|pareces|aparenta|aparentas
from: de|do|da|em
within: daqui_a|em|dentro_de
i_have: tenho|tnho|eu_tenho|já_tenho
i_attend: estou|to|tô|tou|ando|estudo|frequento|faço|passei|entrei|continuo|curso|reprovei|comecei|ainda_estou|vou_pro|vou_para_o
in_class: no|na|o|a|do|da|pro|pra
i_am: sou|eu_sou|ainda_sou|eu_sendo|sendo
under_age: menor_$|de_menor|menor_de_idade|menores_de_idade|adolescente|menor_de_18|menor_de_dezoito|aluna_do_ensino|aluno_do_ensino
hedge: só|somente|já|quase|apenas|na_verdade|ainda|uns|tipo|realmente|recém|mal|nem|acabados|meus|os
i_turn: faço|farei|vou_fazer|fiz|completo|completei|acabei_de_fazer|acabei_de_completar|vou_completar
i_will_turn: faço|farei|vou_fazer|completo|vou_completar|só_faço|até_fazer|quando_fizer
when: no|na|em|amanhã|logo|este|esta|neste|nesta|daqui|só|os|para|pro|mês
turn_tail: $|e|anos|aninhos|no|na|em|mês|semana|amanhã|mas|dia|hoje|ontem|kkk|kkkk
since: desde
i_was_born: nasci|^_nascida|^_nascido
my_birth: data_de_nascimento|meu_aniversário|meu_niver|ano_de_nascimento|meus_anos|faço_anos
my_age: minha_idade|^_idade
not_yet: não_tenho|nao_tenho|não_fiz|nao_fiz|ainda_não|ainda_nao|nem_tenho|nem_fiz|pros|para_os|até_os|até_fazer|quando_fizer|antes_dos|menos_de|não_completei|para_fazer|pra_fazer
and_you: e_você|e_vc|e_tu|vc|tu|e_ti|e_vcs|você
honestly: sinceramente|na_verdade|para_ser_sincera|para_ser_sincero|pra_ser_sincera|pra_ser_sincero|pra_falar_a_verdade|honestamente|confesso|a_verdade|verdade|aliás|por_acaso
half: e_meio
almost: quase|logo|daqui_a_pouco
but: mas|embora|apesar
look_older: pareço|aparento|me_dá|me_dão|dão_me|mais_madura|mais_maduro|me_acham
me: me|mim|posso
until_i_am: que_eu_faça|até_eu_fazer|eu_fizer|fizer|até_fazer|que_faça|até_ter|até_aos|os
of_age: minha_maioridade
a: um|uma
you_have: tens|você_tem|vc_tem|tu_tem|cê_tem|tivesse|tivesses|tenhas
pretend: imagina|imagine|finge|faz_de_conta|brinca|fazes_de|interpretas|supõe|digamos|como_se|história
you_attend: você_tá|você_está|vc_tá|estás|andas|tás|tu_tá|cê_tá|vc_está
we_attend: a_gente_tá|a_gente_está|nós_estamos|estamos|andamos|a_gente_estuda
we_have: temos|a_gente_tem|temos_os_dois|temos_ambos
someone: alguém
same_age: minha_idade|a_mesma_idade|mesma_idade|idade_que_eu
relatives: filha|filho|filhas|filhos|sobrinha|sobrinho|irmã|irmão|primo|prima|neta|neto|netos|caçula|caçulinha|gêmeos|gémeos|gêmeas|afilhada|afilhado|bebê|bebé|enteada|enteado
little: mais_novo|mais_nova|mais_velho|mais_velha|do_meio|miúdo|miúda|crianças|pequeno|pequena
elders: mãe|pai|avó|avô|vovó|vovô|tia|tio|bisavó|bisavô|pais|avós|mamãe|papai|sogra|sogro
things: cachorro|cachorra|cão|cadela|gato|gata|gatinho|gatinha|cavalo|égua|coelho|papagaio|tartaruga|empresa|firma|negócio|loja|bar|café|restaurante|carro|moto|bicicleta|casa|prédio|apartamento|casamento|amizade|bodas|uísque|whisky|vinho|rum|árvore|banda|série|jogo|computador|celular|telemóvel|projeto|blog|canal|clube|time|equipa|equipe|associação|escritório|marca|escola|padaria|livraria|teatro
lasting: experiência|casado|casada|casados|casamento|juntos|carreira|serviço|trabalho|trabalhando|relação|profissão|firma|empresa|amizade|sóbrio|sóbria|garantia|diferença|cadeia
did: fui|foi|mudei|mudou|mudámo|mudamos|comecei|começou|conheci|conheceu|tive|teve|casei|casou|cheguei|chegou|saí|saiu|deixei|aprendi|aprendeu|perdi|perdeu|morreu|entrei|entrou|vim|veio|era|trabalhava|vivia|morava
when_aged: com|aos|quando_tinha|quando_eu_tinha|desde_os
jobs: professor|professora|prof|docente|diretor|diretora|auxiliar|funcionário|funcionária|porteiro|porteira|secretário|secretária|coordenador|coordenadora|pedagogo|pedagoga|merendeira|inspetor|inspetora|bibliotecário|bibliotecária|psicólogo|psicóloga|enfermeiro|enfermeira|cozinheira|cozinheiro|treinador|treinadora|mãe|pai|mamãe|trabalho|leciono|aula|estagiário|estagiária|zelador|zeladora
errands: buscar|esperando|esperar|à_espera|deixar|levar|trabalhar|trabalhando|dando_aula|dar_aula|ensinar|ensinando|reunião|votar|matricular|limpar|dou_aula
`);

export const ageLanguages: readonly Table[] = [german, spanish, french, portuguese];
