//! Every sentence for people: Fluent messages of `locales/`, in the language asked for or that of the locale.

use std::cell::OnceCell;
use std::env;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language Namua speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
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

    /// `sw`, `sw_TZ.UTF-8` and the like are Swahili; all else is English.
    fn of_name(locale: &str) -> Lang {
        let language = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("sw") { Lang::Sw } else { Lang::En }
    }

    /// The language of a code such as `sw`, as `--lang` takes it.
    pub(crate) fn named(code: &str) -> Option<Lang> {
        clap::ValueEnum::from_str(code, true).ok()
    }

    fn id(self) -> LanguageIdentifier {
        let code = if self == Lang::Sw { "sw" } else { "en" };
        code.parse().unwrap_or_default()
    }

    fn files(self) -> [&'static str; 3] {
        match self {
            Lang::En => files!("en"),
            Lang::Sw => files!("sw"),
        }
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
