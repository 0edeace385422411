//! Every sentence for people: Fluent messages of `locales/`, in the language asked for or that of the locale.

use std::cell::OnceCell;
use std::env;
use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language Namua speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lang {
    /// English
    En,
    /// Kiswahili
    Sw,
}

macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../locales/", $lang, "/game.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/refusals.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/cli.ftl")),
        ]
    };
}

impl Lang {
    /// The language of the locale: the first variable that is set counts, as in other programs.
    pub(crate) fn of_locale() -> Lang {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.map_or(Lang::En, |locale| Lang::of_name(&locale))
    }

    /// Every language.
    const ALL: [Lang; 2] = [Lang::En, Lang::Sw];

    /// `sw`, `sw_TZ.UTF-8` and the like are Swahili; all else is English.
    fn of_name(locale: &str) -> Lang {
        Lang::named(locale).unwrap_or(Lang::En)
    }

    /// The language of a code such as `sw`, `SW`, `sw_TZ` or `sw-KE`, as `--lang` takes it.
    pub(crate) fn named(code: &str) -> Option<Lang> {
        let language = code.split(['_', '.', '-', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Sw => "sw",
        }
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    fn files(self) -> [&'static str; 3] {
        match self {
            Lang::En => files!("en"),
            Lang::Sw => files!("sw"),
        }
    }
}

/// Languages as clap wants them: it completes their codes and names them when it is given another.
#[derive(Clone)]
pub(crate) struct LangParser;

impl LangParser {
    fn codes() -> PossibleValuesParser {
        PossibleValuesParser::new(
            Lang::ALL
                .into_iter()
                .zip(["English", "Kiswahili"])
                .map(|(lang, name)| PossibleValue::new(lang.code()).help(name)),
        )
    }
}

impl TypedValueParser for LangParser {
    type Value = Lang;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Lang, clap::Error> {
        match value.to_str().and_then(Lang::named) {
            Some(lang) => Ok(lang),
            None => LangParser::codes().parse_ref(command, arg, value).map(|_| Lang::En),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let values: Vec<_> = LangParser::codes().possible_values()?.collect();
        Some(Box::new(values.into_iter()))
    }
}

/// The values a message is filled with.
pub(crate) type Values<'a> = &'a [(&'static str, FluentValue<'a>)];

/// The messages of a language, English behind it; read from their files when the first is asked for.
pub(crate) struct Words {
    lang: Lang,
    bundles: OnceCell<Vec<FluentBundle<FluentResource>>>,
}

impl Words {
    pub(crate) fn new(lang: Lang) -> Words {
        Words { lang, bundles: OnceCell::new() }
    }

    /// The message in the first language that has it, or its own name where none has.
    pub(crate) fn say(&self, id: &str, values: Values) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_owned())
    }

    /// The message, if there is one.
    pub(crate) fn find(&self, id: &str, values: Values) -> Option<String> {
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundles().iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
        })
    }

    fn bundles(&self) -> &[FluentBundle<FluentResource>] {
        let behind = (self.lang != Lang::En).then_some(Lang::En);
        self.bundles.get_or_init(|| [Some(self.lang), behind].into_iter().flatten().map(bundle).collect())
    }
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.id()]);
    // Marks of isolation would be copied along with moves; every language here is written left to right.
    bundle.set_use_isolating(false);
    for file in lang.files() {
        // A test sees to it that the files have no fault; here every message that can be read counts.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A count as a message takes it: a number where plural forms can depend on it, its digits beyond.
pub(crate) fn value(count: u64) -> FluentValue<'static> {
    match u32::try_from(count) {
        Ok(count) => count.into(),
        Err(_) => count.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The names of a language's messages; a fault in a file fails the test.
    fn names(lang: Lang) -> BTreeSet<&'static str> {
        let files = lang.files().into_iter();
        let lines = files
            .inspect(|file| drop(FluentResource::try_new((*file).to_owned()).unwrap()))
            .flat_map(str::lines);
        let starts = lines.filter_map(|line| line.split_once(" ="));
        starts.map(|(name, _)| name).filter(|name| !name.starts_with([' ', '#'])).collect()
    }

    #[test]
    fn swahili_says_everything() {
        let (english, swahili) = (names(Lang::En), names(Lang::Sw));
        let missing: Vec<_> = english.difference(&swahili).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn every_message_is_there() {
        let english = names(Lang::En);
        let mut asked = 0;
        for id in asked_for(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            assert!(english.contains(id.as_str()) || id.contains('{') || id.ends_with('-'), "{id}");
            asked += 1;
        }
        assert!(asked > 40, "{asked}");
    }

    /// The names in `say("..` of all sources; the mark is written apart so as not to be found itself.
    fn asked_for(folder: &Path) -> Vec<String> {
        let mut ids = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                ids.extend(asked_for(&path));
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("help.rs") {
                let source = fs::read_to_string(&path).unwrap();
                let said = source
                    .split(concat!(".sa", "y("))
                    .skip(1)
                    .filter_map(|rest| rest.trim_start().strip_prefix('"'));
                ids.extend(said.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
            }
        }
        ids
    }

    #[test]
    fn locales() {
        for name in ["sw", "sw_TZ.UTF-8", "sw-KE", "SW"] {
            assert_eq!(Lang::of_name(name), Lang::Sw, "{name}");
        }
        for name in ["en_GB.UTF-8", "C", "POSIX", "swe", ""] {
            assert_eq!(Lang::of_name(name), Lang::En, "{name}");
        }
    }

    #[test]
    fn what_is_not_there_is_its_name() {
        let name = "no-such-message";
        assert_eq!(Words::new(Lang::Sw).say(name, &[]), name);
    }
}
